import chromium from '@sparticuz/chromium';

/** Unpacks the browser once, so that workers do not do it concurrently. */
export async function setup(): Promise<void> {
  if (process.env['CHROMIUM_PATH'] === undefined) await chromium.executablePath();
}
