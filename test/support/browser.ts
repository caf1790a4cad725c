import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** Needed to run in a container or on a server; what weakens the rules of origins, which tests rely on, is left out. */
const WEAKENING: ReadonlySet<string> = new Set([
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--single-process',
]);

const launchArguments = (): readonly string[] => [
  ...chromium.args.filter((argument) => !WEAKENING.has(argument)),
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

let shared: Promise<Browser> | undefined;

/**
 * The browser of the tests, started once. It comes with `npm ci`; the variable CHROMIUM_PATH names another one.
 * Close it with `closeBrowser` when a test file is done.
 */
export function launchBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

async function launch(): Promise<Browser> {
  return playwright.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()),
    args: [...launchArguments()],
  });
}

/** Ends the browser of the tests; the next `launchBrowser` starts another. */
export async function closeBrowser(): Promise<void> {
  const browser = await shared;
  shared = undefined;
  await browser?.close();
}
