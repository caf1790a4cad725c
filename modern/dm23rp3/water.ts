import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atMost,
  blocker,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  discard,
  draw,
  each,
  gets,
  inOrder,
  instead,
  itself,
  justDiver,
  may,
  megaLastBurst,
  mustBeChosenByOpponent,
  oneOf,
  opponentsCreatures,
  optionalReduction,
  poweredBlocker,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  twinpact,
  when,
  whenPut,
  wouldBeDestroyed,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

const doukiNoYousei = twinpact(
  '同期の妖精 / ド浮きの動悸',
  creature({
    name: '同期の妖精',
    civilizations: ['water'],
    races: ['Giant Snow Faerie'],
    cost: 2,
    power: 2000,
    abilities: [mustBeChosenByOpponent, megaLastBurst],
    printings: ['DM23-RP3 013'],
  }),
  spell({
    name: 'ド浮きの動悸',
    civilizations: ['water'],
    races: ['Giant Skill'],
    cost: 4,
    abilities: [
      shieldTrigger,
      spellAbility(returnToHand(choose(opponentsCreatures()))),
      spellAbility(draw()),
    ],
  }),
);

const kurokami = creature({
  name: '好詠音愛 クロカミ',
  civilizations: ['water'],
  races: ['Magic Mermaid'],
  cost: 3,
  power: 2000,
  abilities: [
    justDiver,
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'spell' }), optionalReduction(1, 1)),
    when(
      { event: 'used', by: 'you', what: { type: 'spell' } },
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
    ),
  ],
  printings: ['DM23-RP3 015'],
});

const odango = twinpact(
  '声凄音愛 オダンゴ / ♪ワタクシの シャウトの前に 皆黙る',
  creature({
    name: '声凄音愛 オダンゴ',
    civilizations: ['water'],
    races: ['Magic Mermaid'],
    cost: 3,
    power: 1000,
    abilities: [blocker, wouldBeDestroyed(self, instead('hand'))],
    printings: ['DM23-RP3 031'],
  }),
  spell({
    name: '♪ワタクシの シャウトの前に 皆黙る',
    civilizations: ['water'],
    races: ['Magic Song'],
    cost: 5,
    abilities: [shieldTrigger, spellAbility(returnToHand(chooseUpTo(opponentsCreatures(), 2)))],
  }),
);

const dracheObi = creature({
  name: '十響！Drache&オービー',
  civilizations: ['water'],
  races: ['Giant Dragon', 'Magic Command Dragon'],
  cost: 4,
  power: 4000,
  abilities: [whenPut(self, inOrder(returnToHand(choose(opponentsCreatures())), draw()))],
  printings: ['DM23-RP3 032'],
});

const gekiHikariSakana = creature({
  name: '激光魚',
  civilizations: ['water'],
  races: ['Magic Fish'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(
      self,
      oneOf(
        inOrder(draw(), discard(choose(yourHand()))),
        returnToHand(choose(yourGraveyard({ type: 'spell', cost: atMost(4) }))),
      ),
    ),
  ],
  printings: ['DM23-RP3 033'],
});

const tanedaPankutoka = twinpact(
  'タネダ・パンクトーカー / ♪夕暮れに さらに弱い ヤツ叩く',
  creature({
    name: 'タネダ・パンクトーカー',
    civilizations: ['water'],
    races: ['Magic Merfolk'],
    cost: 2,
    power: 1000,
    abilities: [justDiver],
    printings: ['DM23-RP3 048'],
  }),
  spell({
    name: '♪夕暮れに さらに弱い ヤツ叩く',
    civilizations: ['fire'],
    races: ['Magic Song'],
    cost: 3,
    abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures({ power: atMost(4000) }))))],
  }),
);

const network = creature({
  name: '転繋！極輪&NETWORK',
  civilizations: ['water'],
  races: ['Magic Liquid People', 'Giant Snow Faerie'],
  cost: 6,
  power: 4000,
  abilities: [shieldTrigger, blocker, poweredBlocker(6000)],
  printings: ['DM23-RP3 055'],
});

const kassouEineKoriKu = creature({
  name: '滑奏！Eine&氷駆',
  civilizations: ['water'],
  races: ['Magic Splash Queen', 'Giant Snow Faerie'],
  cost: 5,
  power: 5000,
  abilities: [whenPut(self, may(draw(3)))],
  printings: ['DM23-RP3 056'],
});

const amenbogiSutoraida = creature({
  name: 'アメンボギー・ストライダー',
  civilizations: ['water'],
  races: ['Giant Insect'],
  cost: 3,
  power: 3000,
  abilities: [
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
    ),
  ],
  printings: ['DM23-RP3 057'],
});

export const water: readonly CardDefinition[] = [
  doukiNoYousei,
  kurokami,
  odango,
  dracheObi,
  gekiHikariSakana,
  tanedaPankutoka,
  network,
  kassouEineKoriKu,
  amenbogiSutoraida,
];
