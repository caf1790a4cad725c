import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  cardsIn,
  charger,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  during,
  each,
  gains,
  gets,
  guardman,
  hasWhile,
  inOrder,
  instead,
  isBattling,
  itself,
  may,
  opponentsCreatures,
  opponentsTurn,
  power,
  provided,
  putOnDeck,
  putOnDeckBottom,
  revolutionChange,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  the,
  twinpact,
  ultraSaver,
  when,
  whenDestroyed,
  whenPut,
  youHave,
  yourHand,
} from 'taiki/words';
import { insteadOf } from '../common.ts';

const borushakkuBarisutaDoragon = creature({
  name: 'ボルシャック・バリスタ・ドラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 5,
  power: 5000,
  abilities: [
    shieldTrigger,
    speedAttacker,
    whenPut(self, destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(4) })))),
  ],
  printings: ['DM23-RP4 020'],
});

const akafeshi = creature({
  name: '魔鎧天 アカフェシー',
  civilizations: ['fire'],
  races: ['Magic Armored Celes'],
  cost: 4,
  power: 6000,
  abilities: [
    revolutionChange({
      anyOf: [
        { cost: atLeast(3), races: ['Armored'] },
        { cost: atLeast(3), races: ['Magic'] },
      ],
    }),
    doubleBreaker,
    when(
      { event: 'put', what: itself, how: 'revolutionChange' },
      destroy(choose(opponentsCreatures({ power: atMost(3000) }))),
    ),
    when({ event: 'endOfAttack', what: any('you') }, may(draw())),
  ],
  printings: ['DM23-RP4 021'],
});

const koppiMachine = creature({
  name: '助招！コッピ&Machine',
  civilizations: ['fire'],
  races: ['Armored Fire Bird', 'Magic Cyber Command'],
  cost: 5,
  power: 5000,
  abilities: [
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 3, of: ['fire'] },
      effect: discard(choose(yourHand())),
    },
    whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(4000) })))),
  ],
  printings: ['DM23-RP4 034'],
});

const ashisutesutoMogi = creature({
  name: 'アシステスト・Mogi事変',
  civilizations: ['fire'],
  races: ['Magic Merfolk'],
  cost: 3,
  power: 2000,
  abilities: [
    provided(youHave(cardsIn('battleZone', 'you', { other: true, races: ['Magic'] })), whenPut(self, draw())),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { races: ['Magic'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    ultraSaver({ type: 'creature', races: ['Magic'] }),
  ],
  printings: ['DM23-RP4 035'],
});

const ikkiOtoAiKari = twinpact(
  '一期音愛 カーリー / ♪さようなら また会うかもね さようなら',
  creature({
    name: '一期音愛 カーリー',
    civilizations: ['fire'],
    races: ['Magic Mermaid'],
    cost: 3,
    power: 2000,
    abilities: [speedAttacker, whenPut(self, inOrder(discard(choose(yourHand())), draw()))],
    printings: ['DM23-RP4 047'],
  }),
  spell({
    name: '♪さようなら また会うかもね さようなら',
    civilizations: ['water'],
    races: ['Magic Song'],
    cost: 4,
    abilities: [
      shieldTrigger,
      spellAbility(
        { do: 'choose', what: choose(opponentsCreatures()) },
        {
          do: 'modes',
          modes: [putOnDeck(the('chosen'), 'top'), putOnDeckBottom(the('chosen'))],
          count: 1,
          by: 'opponent',
        },
      ),
    ],
  }),
);

const zaHaiku = twinpact(
  '俳速 ザ・ハイク / ♪突進者 英語でいえば それチャージャー',
  creature({
    name: '俳速 ザ・ハイク',
    civilizations: ['fire'],
    races: ['Magic Sonic Command'],
    cost: 5,
    power: 5000,
    abilities: [speedAttacker],
    printings: ['DM23-RP4 063'],
  }),
  spell({
    name: '♪突進者 英語でいえば それチャージャー',
    civilizations: ['fire'],
    races: ['Magic Song'],
    cost: 3,
    abilities: [spellAbility(destroy(choose(opponentsCreatures({ keyword: 'blocker' })))), charger],
  }),
);

const pyongaru = creature({
  name: '拳装のピョンガル',
  civilizations: ['fire'],
  races: ['Armored Dream Mate'],
  cost: 3,
  power: 2000,
  abilities: [speedAttacker, hasWhile(isBattling({ type: 'creature', keyword: 'blocker' }), power(5000))],
  printings: ['DM23-RP4 064'],
});

const arurapan = creature({
  name: '卯年の園上者 アルラパン',
  civilizations: ['fire'],
  races: ['Magic Outrage'],
  cost: 2,
  power: 2023,
  abilities: [whenPut(self, may(discard(choose(yourHand())), gets(self, 'turn', gains(speedAttacker))))],
  printings: ['DM23-RP4 065'],
});

const yattanaYakuppi = creature({
  name: 'ヤッタナ・讐・ヤクッピ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 2,
  power: 1000,
  abilities: [guardman, whenDestroyed(self, destroy(choose(opponentsCreatures({ power: atMost(6000) }))))],
  printings: ['DM23-RP4 066'],
});

const piyokko = creature({
  name: 'ピッピ・修・ピヨッコ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 2,
  power: 3000,
  abilities: [
    during(
      opponentsTurn,
      insteadOf({ event: 'moves', what: { of: 'opponent' }, to: 'shieldZone' }, instead('graveyard')),
    ),
  ],
  printings: ['DM23-RP4 036'],
});

export const fire: readonly CardDefinition[] = [
  piyokko,
  borushakkuBarisutaDoragon,
  akafeshi,
  koppiMachine,
  ashisutesutoMogi,
  ikkiOtoAiKari,
  zaHaiku,
  pyongaru,
  arurapan,
  yattanaYakuppi,
];
