"""Say which engine is under test."""

from __future__ import annotations


def pytest_report_header() -> str:
    from lazaretto.kernel import position

    return f"lazaretto: {'compiled' if str(position.__file__).endswith(('.so', '.pyd')) else 'interpreted'}"
