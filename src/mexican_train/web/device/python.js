// Python in a worker: the interpreter, its library and the game's own source, from their pieces.

const HOME = '/home/pyodide';
/** The packages an interpreter could load by itself: none. */
const NO_PACKAGES = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14', version: '' },
  packages: {},
};

/**
 * Starts the interpreter.
 * @param {DeviceParts} parts
 * @param {Map<string, ArrayBuffer>} found
 * @returns {Promise<any>}
 */
export async function startPython(parts, found) {
  const whole = (/** @type {DevicePiece[]} */ pieces) =>
    new Blob(pieces.map(({ at }) => /** @type {ArrayBuffer} */ (found.get(at))));
  const { loadPyodide } = await import(parts.loader[0].at);
  const python = await withFiles(
    {
      // Compressed by ourselves, so that it is small on every host.
      'pyodide.asm.wasm': () =>
        new Response(whole(parts.interpreter).stream().pipeThrough(new DecompressionStream('gzip')), {
          headers: { 'Content-Type': 'application/wasm' },
        }),
      'python_stdlib.zip': () => new Response(whole(parts.library)),
    },
    () =>
      loadPyodide({
        indexURL: parts.loader[0].at.replace(/[^/]*$/, ''),
        lockFileContents: JSON.stringify(NO_PACKAGES),
      }),
  );
  python.unpackArchive(await whole(parts.msgspec).arrayBuffer(), 'zip', { extractDir: HOME });
  python.unpackArchive(await whole(parts.game).arrayBuffer(), 'zip', { extractDir: HOME });
  return python;
}

/**
 * Lets the interpreter's loader find files that are here, where it would fetch them.
 * @template T
 * @param {Record<string, () => Response>} files
 * @param {() => Promise<T>} load
 */
async function withFiles(files, load) {
  const { fetch } = self;
  self.fetch = async (asked, ...rest) => {
    const name = String(asked instanceof Request ? asked.url : asked).replace(/^.*\//, '');
    return files[name]?.() ?? fetch(asked, ...rest);
  };
  try {
    return await load();
  } finally {
    self.fetch = fetch;
  }
}
