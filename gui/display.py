"""Whether there is a screen to draw on, found out before Qt would abort for want of one."""

import ctypes
import os
import sys
from collections.abc import Mapping
from pathlib import Path

_WINDOWLESS = ("offscreen", "minimal", "minimalegl", "vnc", "linuxfb", "eglfs", "vkkhrdisplay")


def problem(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> str:
    """Why no window can be opened, in one line, or the empty string when one can."""
    if not system.startswith("linux"):
        return ""
    platform = environment.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if platform in _WINDOWLESS:
        return ""
    if platform in ("", "wayland") and _wayland(environment):
        return ""
    display = environment.get("DISPLAY", "")
    if platform in ("", "xcb") and display:
        return _xcb_problem(display)
    if platform == "wayland":
        return "no display: the Wayland compositor cannot be reached"
    if platform not in ("", "xcb"):
        return f"no display: QT_QPA_PLATFORM names {platform!r}, which is no platform"
    return "no display: neither DISPLAY nor WAYLAND_DISPLAY names a screen"


def _wayland(environment: Mapping[str, str]) -> bool:
    import socket

    name = environment.get("WAYLAND_DISPLAY", "")
    if not name:
        return False
    path = Path(environment.get("XDG_RUNTIME_DIR", "/"), name)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(2)
        try:
            line.connect(str(path))
        except OSError:
            return False
    return True


def _xcb_problem(display: str) -> str:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
        ctypes.CDLL("libxcb-cursor.so.0")
    except OSError as error:
        return f"no display: a library for X11 is missing ({error}); install libxcb1 and libxcb-cursor0"
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(display), None)
    broken = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return f"no display: cannot connect to DISPLAY {display!r}" if broken else ""
