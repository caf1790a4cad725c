import { ZONE_FACTS } from '../../table/zones.ts';
import { capitalized, quotedList, sentence, withArticle } from './grammar.ts';
import { type Describers, type OfKind, textOf } from './textOf.ts';
import type { Filter, Keyword, KeywordName } from './vocabulary.ts';

/** Each keyword as other cards name it: `with "speed attacker"`. */
export const KEYWORD_LABELS: { readonly [Name in KeywordName]: string } = {
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
  turboRush: 'turbo rush',
  waveStriker: 'wave striker',
  tapAbility: 'tap ability',
  silentSkill: 'silent skill',
};

/** A keyword that says nothing more than its name. */
export type PlainKeyword = {
  readonly [Name in KeywordName]: keyof OfKind<Keyword, 'name', Name> extends 'kind' | 'name' ? Name : never;
}[KeywordName];

/** Each other keyword as its own card prints it. */
const TEXTS: {
  readonly [Name in Exclude<KeywordName, PlainKeyword>]: (
    keyword: OfKind<Keyword, 'name', Name>,
    describe: Describers,
  ) => string;
} = {
  blocker: ({ against }, describe) =>
    against === undefined || describe.filter(against, 'many') === 'cards'
      ? 'Blocker'
      : `Blocker against ${describe.filter(against, 'many')}`,
  breaker: (keyword, describe) =>
    keyword.breaker === 'crew'
      ? `Crew breaker: ${describe.filter(keyword.crew, 'many')}`
      : `${keyword.breaker === 'quattro' ? 'Q' : capitalized(keyword.breaker)} breaker`,
  powerAttacker: ({ by }, describe) => `Power attacker +${describe.amount(by)}`,
  evolution: ({ base, count, also, from }, describe) => {
    const where = from === undefined ? '' : ` in your ${ZONE_FACTS[from].nameOnCards}`;
    const kind = (one: Filter) => describe.filter({ type: 'creature', ...one }, 'many');
    if (also !== undefined) {
      const each = [
        `${count ?? 'one'} of your ${kind(base)}`,
        ...also.map((one) => `one of your ${kind(one)}`),
      ];
      return `Vortex evolution: on ${each.join(' and ')}${where}`;
    }
    const bases = `${kind(base)}${where}`;
    return count === undefined
      ? `Evolution: on one of your ${bases}`
      : `Vortex evolution: on ${count} of your ${bases}`;
  },
  strikeBack: ({ discards }, describe) =>
    `Strike back: discarding ${withArticle(describe.filter(discards, 'one'))}`,
  galaxyshield: ({ cost }) => `Galaxyshield ${cost}`,
  shieldForce: ({ grants }, describe) =>
    `Shield force: while its shield is there, ${grants.map(describe.ability).join(' ')}`,
  turboRush: ({ grants }, describe) => `Turbo rush: ${quotedList(grants.map(describe.ability))}`,
  waveStriker: ({ grants }, describe) => `Wave striker: ${quotedList(grants.map(describe.ability))}`,
  tapAbility: ({ effect, by }, describe) => {
    const users = by === undefined ? '' : ` of ${describe.affected(by)}`;
    return `Tap ability${users}: ${sentence(describe.effect(effect))}`;
  },
  silentSkill: ({ effect }, describe) => `Silent skill: ${sentence(describe.effect(effect))}`,
};

export const isPlain = (name: KeywordName): name is PlainKeyword => !Object.hasOwn(TEXTS, name);

const saysMore = (keyword: Keyword): keyword is Exclude<Keyword, { readonly name: PlainKeyword }> =>
  !isPlain(keyword.name);

/** A keyword as its card prints it. */
export const keywordText = (keyword: Keyword, describe: Describers): string =>
  saysMore(keyword)
    ? textOf(TEXTS, keyword.name, keyword, describe)
    : capitalized(KEYWORD_LABELS[keyword.name]);
