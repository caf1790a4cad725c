import { allCards, type CardDefinition, QueryError, searchCards } from 'taiki';
import { describe, expect, test } from 'vitest';

const names = (query: string): readonly string[] => searchCards(query, allCards).map(({ name }) => name);
const where = (fits: (card: CardDefinition) => boolean): readonly string[] =>
  allCards.filter(fits).map(({ name }) => name);
const plain = ({ otherFace }: CardDefinition): boolean => otherFace === undefined;

describe('a search for cards', () => {
  test.each<[string, (card: CardDefinition) => boolean]>([
    ['cost<=2 power>=3000', ({ cost, power = 0 }) => cost <= 2 && power >= 3000],
    ['cost:3 power=1000', ({ cost, power }) => cost === 3 && power === 1000],
    ['cost>9', ({ cost }) => cost > 9],
    ['power!=1000', ({ power }) => power !== 1000],
    ['civ:fire cost<2', ({ civilizations, cost }) => civilizations.includes('fire') && cost < 2],
    ['civ:multicolored', ({ civilizations }) => civilizations.length > 1],
    ['civ:colorless', ({ civilizations }) => civilizations.length === 0],
    [
      'civ:fire,water cost:5',
      ({ civilizations, cost }) =>
        cost === 5 && ['fire', 'water'].some((one) => civilizations.some((two) => one === two)),
    ],
    [
      'civ:fire civ:nature',
      ({ civilizations }) => civilizations.includes('fire') && civilizations.includes('nature'),
    ],
    ['race:dragon', ({ races }) => races.some((race) => race.split(' ').includes('Dragon'))],
    ['race=giant', ({ races }) => races.includes('Giant')],
    ['race:"giant insect"', ({ races }) => races.includes('Giant Insect')],
    [
      'type:"evolution creature"',
      ({ type }) => type === 'evolutionCreature' || type === 'starEvolutionCreature',
    ],
    ['type:"NEO creature"', ({ type }) => type === 'neoCreature' || type === 'gNeoCreature'],
    ['type:tamaseed', ({ type }) => type === 'tamaseed' || type === 'tamaseedCreature'],
    ['type:creature cost:1', ({ type, cost }) => cost === 1 && type.toLowerCase().includes('creature')],
    ['-type:creature cost:1', ({ type, cost }) => cost === 1 && !type.toLowerCase().includes('creature')],
    ['set:dm1', ({ printings = [] }) => printings.some((one) => one.startsWith('DM-01 '))],
    ['set:DM-10 OR set:dm-01', ({ printings = [] }) => printings.some((one) => /^DM-(01|10) /.test(one))],
    [
      'keyword:"double breaker"',
      ({ abilities }) =>
        abilities.some((one) => one.kind === 'keyword' && one.name === 'breaker' && one.breaker === 'double'),
    ],
    ['name:bolshack', ({ name }) => name.toLowerCase().includes('bolshack')],
    ['uberdragon', ({ name }) => name.includes('Überdragon')],
    [
      '(cost:1 | cost:2) -(civ:fire OR civ:nature) set:dm-02',
      ({ cost, civilizations, printings = [] }) =>
        cost <= 2 &&
        cost > 0 &&
        !civilizations.includes('fire') &&
        !civilizations.includes('nature') &&
        printings.some((one) => one.startsWith('DM-02 ')),
    ],
  ])('%s', (query, fits) => {
    const found = names(query).filter((name) => plainNames.has(name));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(where((card) => plain(card) && fits(card)));
  });

  const plainNames = new Set(where(plain));

  test('keeps the order of the cards, and needs every word', () => {
    expect(names('aqua hulcus')).toEqual(['Aqua Hulcus']);
    expect(names('text:"draw a card" name:hulcus')).toEqual(['Aqua Hulcus']);
    expect(names('"hulcus aqua"')).toEqual([]);
  });

  test.each([
    ['', 0, 'Query, column 1: expected a condition, such as a word of the name or "cost<=6".'],
    ['cost<=six', 6, 'Query, column 7: expected a whole number after cost, not "six".'],
    ['cost<=', 6, 'Query, column 7: expected a value, such as 6 or "two words".'],
    ['name<aqua', 4, 'Query, column 5: "<" compares cost and power only; expected ":" after name.'],
    [
      'civ:blue',
      4,
      'Query, column 5: unknown civilization "blue"; expected one of light, water, darkness, fire, nature, colorless, multicolored.',
    ],
    ['race:dargon', 5, 'Query, column 6: no card has the race "dargon".'],
    ['fire (cost:3', 5, 'Query, column 6: "(" is never closed; expected ")".'],
    ['cost:3)', 6, 'Query, column 7: ")" closes nothing; expected a condition.'],
    ['name:"aqua', 5, 'Query, column 6: the quotation mark is never closed; expected another one.'],
    ['cost:3 OR', 9, 'Query, column 10: expected a condition'],
    [
      'type:monster',
      5,
      'Query, column 6: unknown type "monster"; expected one of creature, evolution creature, star evolution creature',
    ],
    ['keyword:flying', 8, 'Query, column 9: unknown keyword "flying"; expected one of blocker, breaker'],
    ['set:DM-99', 4, 'Query, column 5: unknown set "DM-99"; expected one of DM-01, DM-02'],
    ['pow>3', 0, 'Query, column 1: unknown field "pow"; expected name, text'],
    ['cost:3 name:"?!"', 12, 'Query, column 13: expected a letter or a digit, not "?!".'],
  ])('refuses %j at the place that is wrong', (query, offset, message) => {
    const refused = (() => {
      try {
        return searchCards(query, allCards);
      } catch (error) {
        return error;
      }
    })();
    if (!(refused instanceof QueryError)) throw new Error(`${query} was not refused.`);
    expect([refused.code, refused.offset]).toEqual(['BAD_QUERY', offset]);
    expect(refused.message).toContain(message);
  });
});

test.each([
  ['race:dragn', 'Did you mean "Dragon"'],
  ['race:commnd', 'Did you mean "Command"'],
  ['race:insct', 'Did you mean "Insect"'],
])('the race of %s is suggested by one of its words', (query, suggested) => {
  expect(() => searchCards(query, allCards)).toThrow(suggested);
});
