import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** Chromium flags that must not be set, since they relax the same-origin policy that the tests rely on. */
const UNSAFE_FLAGS: ReadonlySet<string> = new Set([
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--single-process',
]);

const launchArguments = (): readonly string[] => [
  ...chromium.args.filter((argument) => !UNSAFE_FLAGS.has(argument)),
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

/** Only for what hangs: a busy machine may need minutes to start a program and load its page. */
const HANGS_MS = 300_000;

let shared: Promise<Browser> | undefined;

/**
 * Starts the browser of the tests, once per process. It is installed by `npm ci`; CHROMIUM_PATH selects another one. Call
 * `closeBrowser` at the end of a test file.
 */
export function launchBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

async function launch(): Promise<Browser> {
  const browser = await playwright.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()),
    args: [...launchArguments()],
  });
  browser.on('context', (context) => context.setDefaultTimeout(HANGS_MS));
  return browser;
}

/** Closes the browser. The next `launchBrowser` starts a new one. */
export async function closeBrowser(): Promise<void> {
  const browser = await shared;
  shared = undefined;
  await browser?.close();
}
