import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  blocker,
  castle,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  gains,
  gets,
  guardStrike,
  has,
  inOrder,
  itself,
  machFighter,
  may,
  opponentsCreatures,
  power,
  powerAttacker,
  poweredBreaker,
  put,
  putIntoMana,
  putOnDeck,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  superShieldTrigger,
  tap,
  times,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';

const rushifa = creature({
  name: '光の兄妹 るる＆ルシファー',
  civilizations: ['light'],
  races: ['Angel Command Dragon', 'Human', 'Revolutionary'],
  cost: 9,
  power: 9000,
  abilities: [
    blocker,
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        draw(),
        may(
          put(
            choose(
              yourHand({ type: 'creature', cost: atMost(8), evolution: false, civilizations: ['light'] }),
            ),
          ),
        ),
      ),
    ),
    when({ event: 'tapped', what: itself }, tap(choose(opponentsCreatures()))),
  ],
  printings: ['DMEX-15 B013'],
});

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

const kokunShanabagan = spell({
  name: 'コクーン・シャナバガン',
  civilizations: ['nature'],
  cost: 6,
  abilities: [
    ...superShieldTrigger(
      inOrder(topOfDeckTo('manaZone', 2), returnToHand(choose(yourMana()))),
      put(chooseUpTo(yourMana({ type: 'creature', evolution: false, civilizations: ['nature'] }), 2)),
    ),
  ],
  printings: ['DMEX-15 B074'],
});

const oniUshijirou = creature({
  name: '鬼・牛次郎',
  civilizations: ['water'],
  races: ['Cyber Lord', 'Survivor'],
  cost: 2,
  power: 2000,
  abilities: [guardStrike],
  printings: ['DMEX-15 B021'],
});

const abuzoDoruba = twinpact(
  '超幽龍アブゾ・ドルバ / 切り札をねらう悪魔!!',
  evolutionCreature({
    name: '超幽龍アブゾ・ドルバ',
    civilizations: ['darkness'],
    races: ['Dragon Zombie'],
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

const shibireashidake = twinpact(
  'シビレアシダケ / インビンシブル・パワー',
  creature({
    name: 'シビレアシダケ',
    civilizations: ['nature'],
    races: ['Balloon Mushroom'],
    cost: 2,
    power: 1000,
    abilities: [whenPut(self, may(putIntoMana(choose(yourHand()))))],
    printings: ['DMEX-15 B032'],
  }),
  spell({
    name: 'インビンシブル・パワー',
    civilizations: ['nature'],
    cost: 13,
    abilities: [spellAbility(gets(yourCreatures(), 'turn', power(8000), gains(tripleBreaker)))],
  }),
);

const daguradoruguranR = creature({
  name: '緑神龍ダグラドルグランR',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 6,
  power: 6000,
  abilities: [doubleBreaker, wheneverAttacks(self, may(putIntoMana(choose(yourShields()))))],
  printings: ['DMEX-15 B033'],
});

const onsenBoira = spell({
  name: 'オンセン・ボイラー',
  civilizations: ['water', 'fire'],
  cost: 2,
  abilities: [spellAbility(draw(3), putOnDeck(choose(yourHand()), 'top'), discard(choose(yourHand())))],
  printings: ['DMEX-15 B035'],
});

const hamusutarando = castle({
  name: '地底の秘境 ハムスターランド',
  civilizations: ['fire', 'nature'],
  cost: 3,
  abilities: [
    whenPut(any('you', { races: ['Revolutionary'] }), topOfDeckTo('manaZone')),
    each(yourCreatures({ races: ['Revolutionary'] }), gains(powerAttacker(3000), machFighter)),
  ],
  printings: ['DMEX-15 B036'],
});

const merameraJokazu = spell({
  name: 'メラメラ・ジョーカーズ',
  civilizations: ['fire'],
  races: ['Jokers'],
  cost: 1,
  abilities: [spellAbility(may(discard(choose(yourHand({ races: ['Jokers'] }))), draw(2)))],
  printings: ['DMEX-15 B046'],
});

/** The cards of DMEX-15. */
export const dmex15: readonly CardDefinition[] = [
  rushifa,
  orugeito,
  kokunShanabagan,
  oniUshijirou,
  abuzoDoruba,
  shibireashidake,
  daguradoruguranR,
  onsenBoira,
  hamusutarando,
  merameraJokazu,
];
