import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  blocker,
  choose,
  chooseUpTo,
  creature,
  destroy,
  discard,
  draw,
  megaLastBurst,
  opponentsCreatures,
  shieldTriggerPlus,
  spell,
  spellAbility,
  tap,
  twinpact,
  yourHand,
} from '../../effects/language/words.ts';

const xenarchHand = spell({
  name: 'XENARCH Hand',
  civilizations: ['darkness'],
  cost: 6,
  abilities: [
    ...shieldTriggerPlus(destroy(choose(opponentsCreatures())), destroy(opponentsCreatures({ fresh: true }))),
  ],
  printings: ['DM23-RP2 19'],
});

const ishikawaHandSeeker = twinpact(
  'Ishikawa, Hand Seeker / A Tune That Tells Talent',
  creature({
    name: 'Ishikawa, Hand Seeker',
    civilizations: ['water'],
    races: ['Magic Merfolk'],
    cost: 2,
    power: 1000,
    abilities: [blocker, megaLastBurst],
  }),
  spell({
    name: 'A Tune That Tells Talent',
    civilizations: ['water'],
    races: ['Magic Song'],
    cost: 3,
    abilities: [spellAbility(draw(2), discard(choose(yourHand())))],
  }),
);

const mochAmiParachi = twinpact(
  'Moch Ami Parachi / This Is the Last Shine',
  creature({
    name: 'Moch Ami Parachi',
    civilizations: ['light'],
    races: ['Armored Fire Bird'],
    cost: 2,
    power: 1000,
    abilities: [blocker, megaLastBurst],
  }),
  spell({
    name: 'This Is the Last Shine',
    civilizations: ['light'],
    races: ['Armored Arts'],
    cost: 3,
    abilities: [spellAbility(tap(chooseUpTo(opponentsCreatures(), 3)))],
  }),
);

/** DM23-RP1 to RP4. */
export const dm23: readonly CardDefinition[] = Object.freeze([
  xenarchHand,
  ishikawaHandSeeker,
  mochAmiParachi,
]);
