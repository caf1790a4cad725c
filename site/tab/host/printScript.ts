import type { TabDuel } from './tabDuel.ts';

const inTemplate = (text: string): string => text.replace(/[\\`]|\$\{/g, (part) => `\\${part}`);
const inQuotes = (text: string): string => `'${text.replace(/[\\']/g, (part) => `\\${part}`)}'`;

function printBeginning({ setup: { begin, seed, cards, rules } }: TabDuel): readonly string[] {
  const more = [
    ...(cards === undefined ? [] : [`, cards: ${JSON.stringify(cards)}`]),
    ...(rules === undefined ? [] : [`, rules: ${JSON.stringify(rules)}`]),
  ].join('');
  const settings = `seed: ${typeof seed === 'number' ? seed : inQuotes(seed)}${more}`;
  if ('position' in begin)
    return [
      `const duel = createDuel({ position: parsePosition(\`${inTemplate(begin.position)}\`), ${settings} });`,
    ];
  const [p1, p2] = [begin.decks.p1, begin.decks.p2].map((deck) =>
    'starter' in deck ? `starterDecks[${inQuotes(deck.starter)}]` : `parseDeck(\`${inTemplate(deck.text)}\`)`,
  );
  return [`const duel = createDuel({ decks: { p1: ${p1}, p2: ${p2} }, ${settings} });`];
}

/** The duel so far as a script on the package, which a test or a report can begin with: the choices are in words. */
export function printScript(duel: TabDuel): string {
  const begin = printBeginning(duel);
  const used = ['createDuel', 'parseChoice', 'parseDeck', 'parsePosition', 'starterDecks'].filter(
    (name) => name === 'parseChoice' || begin.some((line) => line.includes(name)),
  );
  return [
    `import { ${used.join(', ')} } from 'taiki';`,
    '',
    ...begin,
    '// Each choice as its player, the kind of decision, and the options.',
    'for (const [player, kind, text] of [',
    ...duel.answers.map(({ player, kind, text }) => `  ['${player}', '${kind}', ${inQuotes(text)}],`),
    '] as const) {',
    "  if (kind === 'concedes') duel.concede(player);",
    '  else if (duel.decision?.player === player && duel.decision.kind === kind) duel.choose(parseChoice(duel.decision, text));',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is in the script that is printed
    '  else throw new Error(`Expected ${player} ${kind}, not ${duel.decision?.player} ${duel.decision?.kind}.`);',
    '}',
    `// Now: ${duel.duel.state}.`,
    '',
  ].join('\n');
}
