// `node tools/chartLayouts.mjs` lays out both charts for the page of the inspector, which would take each page a second. Part of
// `npm run build`, after the page.
import { writeLayouts } from '../inspector/dist/charts/writeLayouts.js';
import { traceHeader } from '../inspector/dist/recording/encoder.js';
import { builtPage } from '../inspector/dist/server/server.js';

await writeLayouts(traceHeader('').charts, builtPage());
