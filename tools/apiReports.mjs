/**
 * The public interface of each entry of the package as text, under etc/. Without arguments it compares what is built with
 * what is committed; `--update` writes it. Each type that an entry mentions must be exported by some entry.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const root = fileURLToPath(new URL('..', import.meta.url));
const { exports: entries } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Values of which a public type is `typeof`; no user has a reason to name them. */
const INNER = ['ZONE_CHANGES', 'ban', 'procedures'];

/** `taiki.api.md`, `taiki-words.api.md`. */
const reportOf = (entry) => `taiki${entry.slice(1).replace('/', '-')}.api.md`;

/**
 * Writes the report of an entry into a folder.
 * @returns what is wrong with the entry, and the names that its types mention without exporting them.
 */
function extract(entry, types, folder) {
  const forgotten = [];
  const problems = [];
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(root, types),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'nodenext',
            moduleResolution: 'nodenext',
            target: 'es2023',
            lib: ['es2023'],
            types: [],
            strict: true,
            exactOptionalPropertyTypes: true,
            skipLibCheck: true,
          },
          files: [join(root, types)],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: reportOf(entry),
        reportFolder: folder,
        reportTempFolder: folder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: {
          default: { logLevel: 'warning', addToApiReportFile: false },
          'ae-missing-release-tag': { logLevel: 'none' },
          'ae-undocumented': { logLevel: 'none' },
        },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
      if (message.messageId === 'ae-forgotten-export') {
        const [, name = message.text] = /symbol "([^"]+)"/.exec(message.text) ?? [];
        forgotten.push({ entry, name });
      } else if (message.logLevel === 'error' || message.logLevel === 'warning') {
        problems.push(`${entry}: ${message.messageId}: ${message.text}`);
      }
    },
  });
  return { problems, forgotten };
}

/** The names that a report says an entry exports. */
const exportedIn = (report) =>
  [...report.matchAll(/^export (?:declare |abstract )*(?:const|function|class|interface|type) (\w+)/gm)].map(
    ([, name]) => name,
  );

/** What an entry exports without a doc comment. */
const undocumentedIn = (report) =>
  [...report.matchAll(/^\/\/ @public \(undocumented\)\nexport (?:declare )?(?:\w+ )?(\w+)/gm)].map(
    ([, name]) => name,
  );

const update = process.argv.includes('--update');
const folder = mkdtempSync(join(tmpdir(), 'taiki-api-'));
const problems = [];
const forgotten = [];
const exported = new Set(INNER);
try {
  for (const [entry, target] of Object.entries(entries)) {
    if (typeof target === 'string') continue;
    const extracted = extract(entry, target.types, folder);
    problems.push(...extracted.problems);
    forgotten.push(...extracted.forgotten);
    const made = join(folder, reportOf(entry));
    for (const name of exportedIn(readFileSync(made, 'utf8'))) exported.add(name);
    const kept = join(root, 'etc', reportOf(entry));
    for (const name of undocumentedIn(readFileSync(made, 'utf8')))
      problems.push(`${entry}: ${name} has no doc comment`);
    if (update) {
      mkdirSync(join(root, 'etc'), { recursive: true });
      copyFileSync(made, kept);
    } else if (!existsSync(kept) || readFileSync(made, 'utf8') !== readFileSync(kept, 'utf8')) {
      problems.push(
        `${entry}: etc/${reportOf(entry)} is not what is built: npm run api:update, and see what has changed`,
      );
    }
  }
  const reports = Object.keys(entries).map(reportOf);
  for (const file of readdirSync(join(root, 'etc')).filter((name) => !reports.includes(name))) {
    if (update) rmSync(join(root, 'etc', file));
    else problems.push(`etc/${file} is the report of no entry: npm run api:update`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
for (const { entry, name } of forgotten)
  if (!exported.has(name)) problems.push(`${entry}: no entry exports ${name}, which its types mention`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
