// All tests of the page's pure modules, in one process: `node --test tests/node/`.

import { readdirSync } from 'node:fs';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.js'));
for (const file of files.sort()) await import(`./${file}`);
