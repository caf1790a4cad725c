import chromium from '@sparticuz/chromium';

/** The browser of the tests is unpacked once, before workers could do it at the same time. */
export async function setup(): Promise<void> {
  if (process.env['CHROMIUM_PATH'] === undefined) await chromium.executablePath();
}
