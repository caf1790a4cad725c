import { mkdirSync, writeFileSync } from 'node:fs';
import { drawChart } from '@taiki/inspector';
import { chartPictures } from '../inspector/charts/pictures.ts';

/** Writes the chart diagrams of docs/charts. */
const folder = new URL('../docs/charts/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { file, options } of chartPictures) writeFileSync(new URL(file, folder), await drawChart(options));
