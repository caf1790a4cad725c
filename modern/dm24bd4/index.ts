import type { CardDefinition } from 'taiki';
import {
  atMost,
  blocker,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  guardStrike,
  inOrder,
  insteadDo,
  lookAtTop,
  machFighter,
  may,
  opponentsCreatures,
  optional,
  put,
  putIntoGraveyard,
  putIntoMana,
  putOnDeckBottom,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  twinpact,
  wheneverAttacks,
  whenPut,
  wouldLeave,
  yourCreatures,
  yourGraveyard,
  yourMana,
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

const barouBiriba = creature({
  name: '死神信徒バーロウ・ビリーバー',
  civilizations: ['darkness', 'nature'],
  races: ['Demon Command'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAtTop(3, 'seen'),
        putIntoMana(choose(the('seen'))),
        putIntoGraveyard(choose(the('seen'))),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DM24-BD4 009'],
});

const baromeaLady = creature({
  name: '魔令嬢バロメアレディ',
  civilizations: ['darkness', 'nature'],
  races: ['Demon Command'],
  cost: 5,
  power: 6000,
  abilities: [
    guardStrike,
    machFighter,
    doubleBreaker,
    whenPut(self, putIntoMana(chooseUpTo(yourGraveyard(), 2))),
    wheneverAttacks(
      self,
      may(
        put(
          choose(yourMana({ type: 'creature', nameContains: 'バロム', cost: atMost(countOf(yourMana())) })),
        ),
      ),
    ),
  ],
  printings: ['DM24-BD4 001'],
});

/** The cards of DM24-BD4. */
export const dm24bd4: readonly CardDefinition[] = [baromeaLady, erugaiza, barouBiriba];
