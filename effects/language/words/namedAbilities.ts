import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { Zone } from '../../../table/nouns.ts';
import type {
  Civilization,
  Condition,
  Effect,
  EventPattern,
  Filter,
  Keyword,
  Triggered,
} from '../vocabulary.ts';
import { anyOf, provided, when, whenPut } from './abilities.ts';
import { choose } from './choices.ts';
import { isLike, shieldsAre, youHave } from './conditions.ts';
import {
  delayed,
  gets,
  inOrder,
  may,
  moveUnder,
  putIntoGraveyard,
  putOnDeckBottom,
  putOnto,
  useFree,
  useOnto,
} from './effects.ts';
import { any, cardsIn, itself, self, that, the, yourMana } from './nouns.ts';
import { insteadDo, wouldLeave } from './replacements.ts';
import { cannot } from './statics.ts';

/** Invasion: when such a creature of yours attacks, this may be put on it, from the hand or from where it says. */
export const invasion = (base: Filter, zones: readonly Zone[] = ['hand']): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('you', base) },
  condition: isLike(that, base),
  effect: may(putOnto(self, that)),
  from: zones,
  word: { name: 'invasion', base },
});

/** 701.26. Revolution change: when such a creature of yours attacks, this may change places with it. */
export const revolutionChange = (base: Filter): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('you', base) },
  effect: may({ do: 'swap', what: that }),
  from: ['hand'],
  word: { name: 'revolutionChange', base },
});

/** Final revolution: when this is put by revolution change, once a turn among all of them. */
export const finalRevolution = (effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'put', what: itself, how: 'revolutionChange' },
  effect,
  limit: { times: 1, per: 'turn', by: 'word' },
  word: { name: 'finalRevolution' },
});

/**
 * 112.3c. Ninja strike: when an opponent's creature attacks or blocks, with enough mana, once in an attack. What is used goes below
 * the deck at the end of this turn; if that is skipped (101.1), it stays.
 */
export const ninjaStrike = (mana: number, zones: readonly Zone[] = ['hand']): Triggered => ({
  kind: 'triggered',
  when: anyOf({ event: 'attacks', what: any('opponent') }, { event: 'blocks', what: any('opponent') }),
  given: youHave(yourMana(), { min: mana }),
  effect: may(
    useFree(self),
    delayed(when({ event: 'endOfTurn', of: 'any' }, putOnDeckBottom(the('used'))), 'turn'),
  ),
  from: zones,
  limit: { times: 1, per: 'attack', by: 'word' },
  word: { name: 'ninjaStrike', mana },
});

/** Attack chance: when such a creature of yours attacks, this spell may be cast from the hand without paying. */
export const attackChance = (base: Filter): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('you', base) },
  effect: may(useFree(self)),
  from: ['hand'],
  word: { name: 'attackChance', base },
});

const magicTool: Filter = { type: 'card', races: ['Magic Tool'] };
const fourTools = cardsIn(['battleZone', 'graveyard'], 'you', { ...magicTool, other: true });

/** Gate of moonless night: four magic tools are chosen, and this is summoned onto them without paying. */
const gate = (form: 'plain' | 'void' | 'fantasy' | 'zetsu', event: EventPattern): Triggered => ({
  kind: 'triggered',
  when: event,
  condition: youHave(fourTools, { min: 4 }),
  effect: may(useOnto(self, choose(fourTools, 4))),
  from: ['hand', 'graveyard'],
  word: { name: 'gateOfMoonlessNight', form },
});

/** Gate of moonless night: when a magic tool creature of yours is put. */
export const gateOfMoonlessNight: Triggered = deepFreeze(
  gate('plain', {
    event: 'put',
    what: { of: 'you', filter: { ...magicTool, type: 'creature' } },
  }),
);

/** Void gate of moonless night: when you cast a magic tool spell. */
export const voidGateOfMoonlessNight: Triggered = deepFreeze(
  gate('void', {
    event: 'used',
    by: 'you',
    what: { type: 'spell', races: ['Magic Tool'] },
  }),
);

/** Fantasy gate of moonless night: when you use a magic tool. */
export const fantasyGateOfMoonlessNight: Triggered = deepFreeze(
  gate('fantasy', {
    event: 'used',
    by: 'you',
    what: magicTool,
  }),
);

/** Zetsu gate of moonless night: at the end of your turn. */
export const zetsuGateOfMoonlessNight: Triggered = deepFreeze(
  gate('zetsu', { event: 'endOfTurn', of: 'you' }),
);

/** Oniend: when an opponent's creature attacks and, as it resolves, some player has no shields. */
export const oniend = (effect: Effect = useFree(self)): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('opponent') },
  condition: shieldsAre('any', { max: 0 }),
  effect: may(effect),
  from: ['hand'],
  word: { name: 'oniend' },
});

/** ZERO: at the end of the opponent's turn, where the condition is met by then. */
export const zero = (condition: Condition, effect: Effect = useFree(self)): Triggered => ({
  kind: 'triggered',
  when: { event: 'endOfTurn', of: 'opponent' },
  given: condition,
  effect: may(effect),
  from: ['hand'],
  word: { name: 'zero' },
});

/** Revolution 0 trigger: when you are attacked and, as it resolves, have no shields. */
export const revolution0Trigger = (effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('opponent'), target: 'player' },
  condition: shieldsAre('you', { max: 0 }),
  effect,
  from: ['hand'],
  word: { name: 'revolution0Trigger' },
});

/** Space charge: when a card of this civilization is put into your mana zone. */
export const spaceCharge = (civilization: Civilization, effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'moved', what: { of: 'you', filter: { civilizations: [civilization] } }, to: 'manaZone' },
  effect,
  word: { name: 'spaceCharge' },
});

/** Meteorburn: when this attacks, cards from below it may go to the graveyard; if they do, the rest follows. */
export const meteorburn = (count: number, effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: itself },
  effect: may(moveUnder(self, count, 'graveyard'), effect),
  word: { name: 'meteorburn' },
});

/** Kizuna plus: when this attacks, a card from below it may go to the graveyard; if it does, icon abilities are used. */
export const kizunaPlus = (count: number): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: itself },
  effect: may(moveUnder(self, 1, 'graveyard'), { do: 'useIcons', icon: 'kizuna', count }),
  word: { name: 'kizunaPlus' },
});

/** D switch: when this happens, the field may be turned upside down; if it is, the rest follows. */
export const dSwitch = (event: EventPattern, effect: Effect): Triggered => ({
  kind: 'triggered',
  when: event,
  effect: may({ do: 'flip', what: self }, effect),
  word: { name: 'dSwitch' },
});

/** Galaxyshield: laid out face up as a shield for its own cost; at the start of your turn it may be summoned from there. */
export const galaxyshield = (cost: number): readonly [Keyword, Triggered] => [
  { kind: 'keyword', name: 'galaxyshield', cost },
  {
    kind: 'triggered',
    when: { event: 'startOfTurn', of: 'you' },
    given: isLike(self, { faceUp: true }),
    effect: may(useFree(self)),
    from: ['shieldZone'],
    word: { name: 'galaxyshield' },
  },
];

/** EX life: as this is put, the top card of the deck becomes its shield, which goes to the graveyard in its place. */
export const exLife: Triggered = deepFreeze({
  kind: 'triggered',
  when: { event: 'put', what: itself },
  effect: inOrder(
    { do: 'moveTop', who: 'you', count: 1, to: 'shieldZone', as: 'life' },
    {
      do: 'replaceUntil',
      replacement: wouldLeave(self, insteadDo(putIntoGraveyard(the('life')))),
      until: 'duel',
    },
  ),
  word: { name: 'exLife' },
});

/** Revolution 0: it resolves only while its player has no shields. */
export const revolution0 = (ability: Triggered): Triggered => ({
  ...provided(shieldsAre('you', { max: 0 }), ability),
  word: { name: 'revolution0' },
});

/** Just diver: as this is put, until your next turn the opponent can neither choose nor attack it. */
export const justDiver: Triggered = deepFreeze(
  whenPut(
    self,
    gets(self, 'yourNextTurn', cannot({ do: 'beChosen', by: 'opponent' }), cannot({ do: 'beAttacked' })),
  ),
);

/** Mana arms: it resolves only while its player has this many cards of the civilization in the mana zone. */
export const manaArms = (count: number, civilization: Civilization, ability: Triggered): Triggered => ({
  ...provided(youHave(yourMana({ civilizations: [civilization] }), { min: count }), ability),
  word: { name: 'manaArms' },
});
