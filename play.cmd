@echo off
rem Sets everything up on first use, then runs mexican-train with the arguments given.
setlocal
if defined PYTHON (
  "%PYTHON%" -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && (
    set interpreter="%PYTHON%"
    goto found
  )
)
for %%p in ("py -3" python) do (
  %%~p -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul && (
    set "interpreter=%%~p"
    goto found
  )
)
echo mexican-train: Python 3.11 or later is needed and was not found; install it and run this again. >&2
exit /b 1

:found
%interpreter% "%~dp0scripts\environment.py"
if %errorlevel% neq 0 exit /b %errorlevel%
"%~dp0.venv\Scripts\mexican-train.exe" %*
exit /b %errorlevel%
