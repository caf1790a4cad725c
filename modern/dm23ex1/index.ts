import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  addToShields,
  atLeast,
  atMost,
  atStartOfYourTurn,
  both,
  called,
  cannot,
  cardsIn,
  choose,
  chooseAnyNumber,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  gains,
  gets,
  gravityZero,
  guardman,
  guardStrike,
  hunting,
  inOrder,
  itself,
  lookAtTop,
  may,
  moveTo,
  opponentsCreatures,
  provided,
  put,
  putIntoGraveyard,
  putOnDeck,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  shieldTriggerPlus,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  the,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';

const kurosufaia = creature({
  name: '弾丸超邪 クロスファイア',
  civilizations: ['fire'],
  races: ['Magic Outrage MAX'],
  cost: 7,
  power: 7000,
  abilities: [
    gravityZero(
      both(
        youHave(yourCreatures(), atLeast(4)),
        youHave(cardsIn('battleZone', 'you', { names: ['弾丸超邪 クロスファイア'] }), atMost(0)),
      ),
    ),
    speedAttacker,
    doubleBreaker,
    provided(
      youHave(yourMana({ civilizations: ['fire'] })),
      wheneverAttacks(self, gets(choose(yourCreatures({ other: true })), 'turn', gains(speedAttacker))),
    ),
  ],
  printings: ['DM23-EX1 011'],
});

const biriyadoYadorondo = creature({
  name: '撞仇 ビリヤード=ヤドロンド',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 12000,
  abilities: [
    tripleBreaker,
    when({ event: 'endOfAttack', what: itself }, destroy(choose(yourCreatures(), 2))),
  ],
  printings: ['DM23-EX1 019'],
});

const pyuaikazuchi = creature({
  name: '聖獣ピュアイカズチ',
  civilizations: ['light'],
  races: ['Shine Monster', 'Samurai'],
  cost: 5,
  power: 3000,
  abilities: [
    whenPut(
      self,
      inOrder(
        revealTop(5, 'seen'),
        put(choose({ ref: 'seen', filter: { type: 'crossGear' } })),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DM23-EX1 032'],
});

const saiSaikuru = creature({
  name: 'サーイ=サイクル',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 2000,
  abilities: [
    atStartOfYourTurn(inOrder(topOfDeckTo('graveyard'), takeShieldWithoutTrigger(choose(yourShields())))),
  ],
  printings: ['DM23-EX1 037'],
});

const moeru = creature({
  name: '鬼の育成者 モエル',
  civilizations: ['nature'],
  races: ['Human', 'Giant Hunter'],
  cost: 6,
  power: 5000,
  abilities: [
    guardman,
    hunting,
    whenPut(
      self,
      inOrder(
        revealTop(3, 'seen'),
        returnToHand(chooseAnyNumber({ ref: 'seen', filter: { races: ['Hunter'] } })),
        moveTo('manaZone', the('seen'), 'tapped'),
      ),
    ),
  ],
  printings: ['DM23-EX1 042'],
});

const domiZo = twinpact(
  'ドミー=ゾー / 「倒したいか？」',
  creature({
    name: 'ドミー=ゾー',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 5,
    power: 6000,
    abilities: [...abyssRush, doubleBreaker, whenPut(self, may(topOfDeckTo('graveyard', 5)))],
    printings: ['DM23-EX1 044'],
  }),
  spell({
    name: '「倒したいか？」',
    civilizations: ['nature'],
    cost: 2,
    abilities: [spellAbility({ do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true })],
  }),
);

const meteru = twinpact(
  '情熱の薔薇 メーテル / 神にも届く歌声',
  creature({
    name: '情熱の薔薇 メーテル',
    civilizations: ['water'],
    races: ['Magic Outrage MAX'],
    cost: 4,
    power: 3000,
    abilities: [
      whenPut(self, may(addToShields(choose(yourHand())), takeShieldWithoutTrigger(choose(yourShields())))),
    ],
    printings: ['DM23-EX1 051'],
  }),
  spell({
    name: '神にも届く歌声',
    civilizations: ['water'],
    cost: 3,
    abilities: [
      shieldTrigger,
      spellAbility(returnToHand(choose(opponentsCreatures()))),
      spellAbility(draw(), discard(choose(yourHand()))),
    ],
  }),
);

const toranpuRanpuzenzenma = twinpact(
  'トランプ=ランプゼンゼンマ / 「さぁ、カードを配ろう」',
  creature({
    name: 'トランプ=ランプゼンゼンマ',
    civilizations: ['darkness'],
    races: ['Abyss Royal'],
    cost: 2,
    power: 1000,
    abilities: [whenPut(self, may(putOnDeck(choose(yourGraveyard()), 'top')))],
    printings: ['DM23-EX1 064'],
  }),
  spell({
    name: '「さぁ、カードを配ろう」',
    civilizations: ['nature'],
    cost: 4,
    abilities: [
      spellAbility(
        { do: 'moveTop', who: 'you', count: 4, to: 'manaZone', tapped: true },
        putIntoGraveyard(choose(yourMana(), 4)),
      ),
    ],
  }),
);

const bokkudou = spell({
  name: '堕呪 ボックドゥ',
  civilizations: ['water'],
  races: ['Magic Tool'],
  cost: 2,
  abilities: [
    ...shieldTriggerPlus(
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
      returnToHand(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))),
    ),
  ],
  printings: ['DM23-EX1 068'],
});

const shinkaSekkeizu = spell({
  name: '神化設計図',
  civilizations: ['water'],
  cost: 2,
  abilities: [
    guardStrike,
    spellAbility(
      lookAtTop(3, 'seen'),
      {
        do: 'choose',
        what: called(
          choose({ ref: 'seen', filter: { anyOf: [{ races: ['God'] }, { type: 'spell' }] } }),
          'found',
        ),
      },
      { do: 'reveal', what: the('found') },
      returnToHand(the('found')),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DM23-EX1 069'],
});

const tesutaRossa = creature({
  name: '灼熱の演奏 テスタ・ロッサ',
  civilizations: ['fire'],
  races: ['Magic Outrage MAX'],
  cost: 3,
  power: 1000,
  abilities: [
    speedAttacker,
    whenPut(self, may(discard(choose(yourHand({ races: ['Magic', 'Outrage'] }))), draw(2))),
  ],
  printings: ['DM23-EX1 074'],
});

/** The cards of DM23-EX1. */
export const dm23ex1: readonly CardDefinition[] = [
  kurosufaia,
  biriyadoYadorondo,
  pyuaikazuchi,
  saiSaikuru,
  moeru,
  domiZo,
  meteru,
  toranpuRanpuzenzenma,
  bokkudou,
  shinkaSekkeizu,
  tesutaRossa,
];
