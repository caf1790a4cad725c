import type { CardDefinition } from 'taiki';
import {
  blocker,
  choose,
  creature,
  destroy,
  doubleBreaker,
  insteadDo,
  opponentsCreatures,
  optional,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  topOfDeckTo,
  twinpact,
  wouldLeave,
  yourCreatures,
} from 'taiki/words';

const erugaiza = twinpact(
  '魔城の死神エルガイザ / 「ようこそ、我が魔城へ」',
  creature({
    name: '魔城の死神エルガイザ',
    civilizations: ['darkness'],
    races: ['Demon Command'],
    cost: 5,
    power: 6000,
    abilities: [
      blocker,
      doubleBreaker,
      optional(wouldLeave(self, insteadDo(destroy(choose(yourCreatures({ other: true })))))),
    ],
    printings: ['DM24-BD4 006'],
  }),
  spell({
    name: '「ようこそ、我が魔城へ」',
    civilizations: ['light'],
    cost: 7,
    abilities: [
      shieldTrigger,
      spellAbility(topOfDeckTo('shieldZone')),
      spellAbility(tap(opponentsCreatures())),
    ],
  }),
);

/** The cards of DM24-BD4. */
export const dm24bd4: readonly CardDefinition[] = [erugaiza];
