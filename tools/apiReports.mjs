/**
 * Compares the public API of each package entry, as built, with the committed reports under etc/. `--update` writes the reports.
 * Every type that an entry mentions must be exported by some entry.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const root = fileURLToPath(new URL('..', import.meta.url));
const { exports: entries } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Values that public types refer to with `typeof`, and that need not be exported. */
const INNER = ['ZONE_CHANGES', 'ban', 'procedures'];

/** `taiki.api.md`, `taiki-words.api.md`. */
const reportOf = (entry) => `taiki${entry.slice(1).replace('/', '-')}.api.md`;

/**
 * Writes the report of an entry into a folder.
 * @returns the problems found, and the names that the types of the entry mention without exporting them.
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

/** The names that an entry exports, from its report. */
const exportedIn = (report) =>
  [...report.matchAll(/^export (?:declare |abstract )*(?:const|function|class|interface|type) (\w+)/gm)].map(
    ([, name]) => name,
  );

/** The exports of an entry that have no doc comment. */
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
        `${entry}: etc/${reportOf(entry)} is out of date: run "npm run api:update" and review the difference`,
      );
    }
  }
  const reports = Object.keys(entries).map(reportOf);
  for (const file of readdirSync(join(root, 'etc')).filter((name) => !reports.includes(name))) {
    if (update) rmSync(join(root, 'etc', file));
    else problems.push(`etc/${file} belongs to no package entry: run "npm run api:update"`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
for (const { entry, name } of forgotten)
  if (!exported.has(name)) problems.push(`${entry}: its types mention ${name}, which no entry exports`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
