import type { Zone } from '../../table/nouns.ts';
import type { Amount, Bounds, CardType, Choice, Filter, Group, Keyword, Target, Who } from './vocabulary.ts';

/** Nouns of the rulebook's English: zones, kinds of cards, filters, groups, what is chosen, players. */

export const ZONE_NAMES: { readonly [Z in Zone]: string } = {
  deck: 'deck',
  hand: 'hand',
  battleZone: 'battle zone',
  manaZone: 'mana zone',
  shieldZone: 'shields',
  graveyard: 'graveyard',
  hyperspatialZone: 'hyperspatial zone',
  superGRZone: 'super GR zone',
};

export const TYPE_NAMES: { readonly [T in CardType]: string } = {
  creature: 'creature',
  evolutionCreature: 'evolution creature',
  spell: 'spell',
  crossGear: 'cross gear',
  castle: 'castle',
  field: 'field',
  d2Field: 'D2 field',
  gacharangeCreature: 'gacharange creature',
  dragheartFortress: 'dragheart fortress',
};

export const KEYWORD_NAMES: { readonly [K in Keyword['name']]: string } = {
  blocker: 'blocker',
  speedAttacker: 'speed attacker',
  machFighter: 'mach fighter',
  slayer: 'slayer',
  charger: 'charger',
  shieldTrigger: 'shield trigger',
  breaker: 'breaker',
  powerAttacker: 'power attacker',
  evolution: 'evolution',
  strikeBack: 'strike back',
  guardStrike: 'guard strike',
  galaxyshield: 'galaxyshield',
  shieldForce: 'shield force',
};

export const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

export const plural = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

export function describeAmount(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  if ('count' in amount) return `the number of ${describeGroup(amount.count)}`;
  if ('powerOf' in amount) return `the power of ${describeRef(amount.powerOf.ref)}`;
  if ('costOf' in amount) return `the cost of ${describeRef(amount.costOf.ref)}`;
  if ('sizeOf' in amount) return `as many as ${describeRef(amount.sizeOf.ref)}`;
  if ('named' in amount) return `the number "${amount.named}"`;
  if ('times' in amount) return amount.times.map(describeAmount).join(' times ');
  return amount.plus.map(describeAmount).join(' plus ');
}

export function describeBounds({ min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) {
    const [low, high] = [describeAmount(min), describeAmount(max)];
    return low === high ? `exactly ${low}` : `${low} to ${high}`;
  }
  if (min !== undefined) return `${describeAmount(min)} or more`;
  return max === undefined ? 'any number' : `${describeAmount(max)} or less`;
}

export function describeRef(ref: string): string {
  switch (ref) {
    case 'this':
      return 'this';
    case 'that':
      return 'it';
    case 'other':
      return 'the other creature';
    case 'was':
      return 'what it was';
    case 'crossed':
      return 'the crossed creature';
    case 'chosen':
      return 'what was chosen';
    case 'moved':
    case 'put':
    case 'found':
    case 'used':
      return `what was ${ref === 'used' ? 'used' : ref}`;
    default:
      return `the "${ref}"`;
  }
}

function nounOf(filter: Filter | undefined): string {
  const type = filter?.type;
  if (type === undefined || type === 'card') return 'card';
  if (type === 'creature') return 'creature';
  return typeof type === 'string'
    ? TYPE_NAMES[type]
    : listed(
        type.map((one) => TYPE_NAMES[one]),
        'or',
      );
}

/** Words that stand before the noun, and words that stand after it. */
function aroundNoun(filter: Filter): readonly [before: readonly string[], after: readonly string[]] {
  const before: string[] = [];
  const after: string[] = [];
  if (filter.other) before.push('other');
  if (filter.fresh === true) before.push('newly put');
  if (filter.tapped !== undefined) before.push(filter.tapped ? 'tapped' : 'untapped');
  if (filter.attacking) before.push('attacking');
  if (filter.blocking) before.push('blocking');
  if (filter.faceUp !== undefined) before.push(filter.faceUp ? 'face-up' : 'face-down');
  if (filter.evolution !== undefined) before.push(filter.evolution ? 'evolution' : 'non-evolution');
  if (filter.multicolored !== undefined) before.push(filter.multicolored ? 'multicolored' : 'single-colored');
  if (filter.civilizations !== undefined) before.push(listed(filter.civilizations, 'or'));
  if (filter.races !== undefined) before.push(listed(filter.races, 'or'));
  if (filter.cost !== undefined) after.push(`that cost ${describeBounds(filter.cost)}`);
  if (filter.power !== undefined) after.push(`with power ${describeBounds(filter.power)}`);
  if (filter.keyword !== undefined) after.push(`with "${KEYWORD_NAMES[filter.keyword]}"`);
  if (filter.names !== undefined)
    after.push(
      `named ${listed(
        filter.names.map((name) => `"${name}"`),
        'or',
      )}`,
    );
  if (filter.nameContains !== undefined) after.push(`with "${filter.nameContains}" in the name`);
  if (filter.named !== undefined) after.push('of the named card');
  if (filter.sameNameAs !== undefined)
    after.push(`of the same name as ${describeRef(filter.sameNameAs.ref)}`);
  if (filter.is !== undefined) after.push(`that is ${describeRef(filter.is.ref)}`);
  if (filter.under !== undefined) after.push(`with ${describeBounds(filter.under)} cards under it`);
  if (filter.extreme !== undefined) {
    after.push(`of the ${filter.extreme === 'highestPower' ? 'highest' : 'lowest'} power among them`);
  }
  if (filter.not !== undefined) after.push(`that is not a ${describeFilter(filter.not)}`);
  if (filter.anyOf !== undefined)
    after.push(
      `that is a ${listed(
        filter.anyOf.map((one) => describeFilter(one)),
        'or',
      )}`,
    );
  return [before, after];
}

/** What a card must be like, as a noun with what stands around it. */
export function describeFilter(filter: Filter, number: 'one' | 'many' = 'one'): string {
  if (filter.itself) return 'this';
  const [before, after] = aroundNoun(filter);
  const noun = nounOf(filter);
  return [...before, number === 'one' ? noun : plural(noun), ...after].join(' ');
}

export const OWNERS: { readonly [W in Who]: string } = { you: 'your', opponent: "your opponent's", any: '' };

function placeOf({ in: zones, of }: Group): string {
  const names = (typeof zones === 'string' ? [zones] : zones).map((zone) => ZONE_NAMES[zone]);
  const owner = OWNERS[of];
  return `in ${owner === '' ? 'any ' : `${owner} `}${listed(names, 'or')}`;
}

export function describeGroup(group: Group): string {
  const filter = group.filter ?? {};
  const onTable = group.in === 'battleZone';
  if (group.in === 'shieldZone' && group.filter === undefined) return `${OWNERS[group.of]} shields`.trim();
  if (onTable && group.of === 'any') return `${describeFilter(filter, 'many')} in the battle zone`;
  if (onTable) return `${OWNERS[group.of]} ${describeFilter(filter, 'many')}`;
  return `${describeFilter(filter, 'many')} ${placeOf(group)}`;
}

export const partOf = (group: string): string => (group.startsWith('your') ? `of ${group}` : group);

const definite = (group: string): string => (group.startsWith('your') ? group : `the ${group}`);

export function describeChoice({ choose, count, amount, by, atRandom, total }: Choice): string {
  const one = amount === 'exactly' && count === 1;
  const from =
    'in' in choose
      ? `${one ? 'one of ' : 'of '}${definite(describeGroup(choose))}`
      : `${one ? 'one of ' : 'of '}${describeRef(choose.ref)}${choose.filter === undefined ? '' : `, each a ${describeFilter(choose.filter)}`}`;
  const many =
    amount === 'any'
      ? 'any number'
      : amount === 'upTo'
        ? `up to ${describeAmount(count)}`
        : describeAmount(count);
  const chosen = one ? from : `${many} ${from}`;
  const limit =
    total === undefined ? '' : ` with a total ${total.of} of ${describeAmount(total.max)} or less`;
  const chance = atRandom ? ' at random' : '';
  return `${chosen}${limit}${chance}${by === 'opponent' ? " of your opponent's choice" : ''}`;
}

export function describeTarget(target: Target): string {
  if ('choose' in target) return describeChoice(target);
  return 'ref' in target ? describeRef(target.ref) : `all ${describeGroup(target)}`;
}

export const PLAYERS: { readonly [W in Who]: string } = {
  you: 'you',
  opponent: 'your opponent',
  any: 'each player',
};

export const does = (who: Who, verb: string): string => {
  if (who === 'you') return verb;
  return `${PLAYERS[who]} ${verb.replace(/^(\w+)/, (word) => (/(s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`))}`;
};

export const cards = (count: Amount): string => (count === 1 ? 'a card' : `${describeAmount(count)} cards`);

export const withArticle = (noun: string): string => {
  if (noun.startsWith('other ')) return `an${noun}`;
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
};
