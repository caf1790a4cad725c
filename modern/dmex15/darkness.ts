import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  cardsIn,
  choose,
  costOf,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  evolution,
  evolutionCreature,
  exactly,
  has,
  may,
  opponentsCreatures,
  plus,
  power,
  poweredBreaker,
  put,
  putIntoGraveyard,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  times,
  topOfDeckTo,
  twinpact,
  untap,
  whenDestroyed,
  whenPut,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';

const orugeito = twinpact(
  '魔刻の騎士オルゲイト / 「全員、地獄送りだ!!」',
  creature({
    name: '魔刻の騎士オルゲイト',
    civilizations: ['darkness'],
    races: ['Demon Command'],
    cost: 7,
    power: 6000,
    abilities: [doubleBreaker, whenDestroyed(any('you'), may(untap(self)))],
    printings: ['DMEX-15 B015'],
  }),
  spell({
    name: '「全員、地獄送りだ!!」',
    civilizations: ['darkness'],
    cost: 6,
    abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures())))],
  }),
);

const shokuOuNoBansan = spell({
  name: '蝕王の晩餐',
  civilizations: ['darkness'],
  cost: 3,
  abilities: [
    spellAbility(
      destroy(choose(yourCreatures())),
      put(choose(yourGraveyard({ type: 'creature', cost: exactly(plus(costOf(the('chosen')), 1)) }))),
    ),
  ],
  printings: ['DMEX-15 B067'],
});

const abuzoDoruba = twinpact(
  '超幽龍アブゾ・ドルバ / 切り札をねらう悪魔!!',
  evolutionCreature({
    name: '超幽龍アブゾ・ドルバ',
    civilizations: ['darkness'],
    races: ['Zombie Dragon'],
    cost: 6,
    power: 11000,
    abilities: [
      evolution({ races: ['Dragon'] }),
      poweredBreaker,
      has(power(times(2000, countOf(yourGraveyard({ type: 'creature' }))))),
    ],
    printings: ['DMEX-15 B022'],
  }),
  spell({
    name: '切り札をねらう悪魔!!',
    civilizations: ['darkness'],
    cost: 4,
    abilities: [
      shieldTrigger,
      spellAbility(topOfDeckTo('graveyard', 3)),
      spellAbility(destroy(choose(opponentsCreatures({ races: ['Dragon'] })))),
    ],
  }),
);

const baromu = twinpact(
  '悪魔神バロム / バロム砲',
  evolutionCreature({
    name: '悪魔神バロム',
    civilizations: ['darkness'],
    races: ['Demon Command'],
    cost: 8,
    power: 12000,
    abilities: [
      evolution({ races: ['Demon Command'] }),
      doubleBreaker,
      whenPut(self, destroy(allCreatures({ not: { civilizations: ['darkness'] } }))),
    ],
    printings: ['DMEX-15 A024A'],
  }),
  spell({
    name: 'バロム砲',
    civilizations: ['darkness'],
    cost: 10,
    abilities: [
      spellAbility(putIntoGraveyard(cardsIn('manaZone', 'any', { not: { civilizations: ['darkness'] } }))),
    ],
  }),
);

export const darkness: readonly CardDefinition[] = [baromu, orugeito, shokuOuNoBansan, abuzoDoruba];
