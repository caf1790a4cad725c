import type { Command } from 'commander';
import { type Fact, RecordError, replay } from 'taiki';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import type { Host } from '../host.ts';

const EXAMPLES = `
Examples:
  $ taiki check duel.taiki                        play the record again and check its log
  $ taiki run --json > duel.jsonl                 a log, one fact a line
  $ taiki check duel.jsonl                        check it as it is

The facts of the log are checked against the rules without the code that wrote them: where each card was, the order of steps and
effects, attacks, shields, payments, the end. If a fact contradicts a rule, check prints its index, the number of the rule and the
reason, and exits with code 1.
`;

export function addCheck(program: Command, host: Host): void {
  program
    .command('check')
    .description('check the log of a duel against the rules, fact by fact')
    .argument('<file>', 'a record, or a log printed with --json')
    .option('--json', 'print one JSON object per line: every contradiction, then the counts')
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: { readonly json?: true }) => check(host, file, options));
}

async function check(host: Host, file: string, { json }: { readonly json?: true }): Promise<void> {
  const text = readText(file);
  const { checkLog, parseLog } = await import('taiki/testing');
  const isLog = text.trimStart().startsWith('{');
  const log = within(file, (): readonly Fact[] => (isLog ? parseLog(text) : replay(text).log));
  const findings = checkLog(log);
  for (const found of findings) {
    const { fact, rule, check: name, message } = found;
    const state = log[fact]?.state ?? '';
    host.print(
      json
        ? JSON.stringify({ ...found, state })
        : `fact ${fact}, ${state}, rule ${rule} (${name}): ${message}`,
    );
  }
  if (json) host.print(JSON.stringify({ facts: log.length, findings: findings.length }));
  if (findings.length > 0)
    throw new Failure(`${file}: the log contradicts the rules at ${findings.length} of ${log.length} facts.`);
  if (!json) host.print(`${log.length} facts, no contradiction.`);
}

function within<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RecordError) throw new RecordError(`${file}: ${cause.message}`, { cause });
    throw cause;
  }
}
