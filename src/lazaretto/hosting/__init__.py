"""Games with people at them: a sitting is played, written down, left and taken up again; a finished one is looked at anew."""

from .frames import Frame as Frame
from .frames import everything as everything
from .frames import frames as frames
from .journal import Journal as Journal
from .journal import secret_beside as secret_beside
from .sitting import Sitting as Sitting
