import type { CardDefinition } from 'taiki';
import {
  atMost,
  attackChance,
  breaksMore,
  choose,
  chooseAnyNumber,
  costOf,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  gets,
  knightMagic,
  may,
  moveTo,
  named,
  opponentsCreatures,
  opponentsShields,
  plus,
  power,
  put,
  putIntoGraveyard,
  putIntoMana,
  self,
  shieldTrigger,
  smashBurst,
  spell,
  spellAbility,
  tally,
  the,
  times,
  topOfDeckTo,
  twinpact,
  when,
  withTotal,
  yourCreatures,
  yourGraveyard,
  yourMana,
} from 'taiki/words';

const hahaNaruSeichi = spell({
  name: '母なる聖地',
  civilizations: ['nature'],
  cost: 4,
  abilities: [
    spellAbility(
      moveTo('manaZone', choose(yourCreatures()), 'tapped'),
      put(choose(yourMana({ type: 'creature', cost: atMost(plus(costOf(the('chosen')), -1)) }))),
    ),
  ],
  printings: ['DMEX-17 066'],
});

const machuSuchuato = twinpact(
  '爆獣マチュー・スチュアート / 超銀河弾 HELL',
  creature({
    name: '爆獣マチュー・スチュアート',
    civilizations: ['nature'],
    races: ['Dream Mate', 'Knight'],
    cost: 4,
    power: 2000,
    abilities: [when({ event: 'used', by: 'you', what: { type: 'spell' } }, may(topOfDeckTo('manaZone')))],
    printings: ['DMEX-17 072'],
  }),
  spell({
    name: '超銀河弾 HELL',
    civilizations: ['nature'],
    races: ['Knight'],
    cost: 10,
    abilities: [
      spellAbility(
        tally(destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 9000)), 'number'),
        putIntoGraveyard(choose(opponentsShields(), named('number'))),
      ),
    ],
  }),
);

const raifuGeto = spell({
  name: '大地門ライフ・ゲート',
  civilizations: ['nature'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(
      putIntoMana(choose(opponentsCreatures())),
      may(
        put(
          choose(
            yourMana({ type: 'creature', cost: atMost(plus(costOf(the('chosen')), -1)), evolution: false }),
          ),
        ),
      ),
    ),
  ],
  printings: ['DMEX-17 098'],
});

const pandaBurin = twinpact(
  '爆獣パンダ・ブーリン / 魔弾パンダフル・ライフ',
  creature({
    name: '爆獣パンダ・ブーリン',
    civilizations: ['nature'],
    races: ['Dream Mate', 'Knight'],
    cost: 9,
    power: 6000,
    abilities: [
      {
        kind: 'static',
        affects: self,
        effects: [{ kind: 'cost', by: times(-1, countOf(yourGraveyard({ type: 'spell' }))), atLeast: 1 }],
        from: ['hand', 'manaZone', 'graveyard'],
      },
      doubleBreaker,
    ],
    printings: ['DMEX-17 130'],
  }),
  spell({
    name: '魔弾パンダフル・ライフ',
    civilizations: ['nature'],
    races: ['Knight'],
    cost: 4,
    abilities: [knightMagic(topOfDeckTo('manaZone'))],
  }),
);

const sanGuriru = twinpact(
  '味息子サン・グリル / 千切秘伝ワイルド・ベジタブル',
  creature({
    name: '味息子サン・グリル',
    civilizations: ['nature'],
    races: ['Wild Veggies'],
    cost: 3,
    power: 3000,
    abilities: [smashBurst],
    printings: ['DMEX-17 131'],
  }),
  spell({
    name: '千切秘伝ワイルド・ベジタブル',
    civilizations: ['nature'],
    cost: 3,
    abilities: [
      attackChance({ races: ['Wild Veggies'] }),
      spellAbility(gets(choose(yourCreatures()), 'turn', power(6000), breaksMore())),
    ],
  }),
);

export const nature: readonly CardDefinition[] = [
  hahaNaruSeichi,
  machuSuchuato,
  raifuGeto,
  pandaBurin,
  sanGuriru,
];
