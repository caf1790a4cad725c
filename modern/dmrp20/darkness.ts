import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atLeast,
  blocker,
  choose,
  countOf,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  exLife,
  gets,
  guardStrike,
  inOrder,
  itself,
  may,
  notThat,
  opponentsCreatures,
  opponentsHand,
  power,
  provided,
  returnToHand,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  slayer,
  spell,
  spellAbility,
  that,
  times,
  topOfDeckTo,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourMana,
} from 'taiki/words';

const rosutoReSouru = spell({
  name: 'ロスト・Re:ソウル',
  civilizations: ['darkness'],
  cost: 7,
  abilities: [guardStrike, spellAbility(discard(opponentsHand()))],
  printings: ['DMRP-20 017'],
});

const buriteiora = creature({
  name: '終槍接続 ブリティオーラ',
  civilizations: ['darkness'],
  races: ['Dispector', 'Outrage'],
  cost: 7,
  power: 9000,
  abilities: [
    exLife,
    blocker,
    doubleBreaker,
    whenDestroyed(any('you', { races: ['Distas'] }), gets(opponentsCreatures(), 'turn', power(-3000))),
  ],
  printings: ['DMRP-20 003'],
});

const mukachakka = creature({
  name: 'ムカチャッカ',
  civilizations: ['darkness'],
  races: ['Jokers', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [shieldTrigger, wheneverAttacks(any('opponent'), inOrder(destroy(that), destroy(self)))],
  printings: ['DMRP-20 016'],
});

const ganvi2 = creature({
  name: '悪魔 ガンヴィ-2',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Distas'],
  cost: 4,
  power: 4000,
  abilities: [whenDestroyed(self, destroy(choose(opponentsCreatures({ tapped: true })))), sasageru(2)],
  printings: ['DMRP-20 071'],
});

const kyouOni95GouKogozura = creature({
  name: '凶鬼95号 コゴズラ',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [slayer],
  printings: ['DMRP-20 072'],
});

const vorugaru = creature({
  name: '凶鬼星号 ヴォルガル',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    when(
      anyOf({ event: 'attacked', what: itself }, { event: 'chosen', what: itself, by: 'opponent' }),
      discard(choose(opponentsHand(), 1, 'opponent')),
    ),
    shinkaPower(discard(choose(opponentsHand(), 1, 'opponent'))),
  ],
  printings: ['DMRP-20 073'],
});

const disGerune = creature({
  name: 'Disゲルネ',
  civilizations: ['darkness'],
  races: ['Grand Devil', 'Distas'],
  cost: 2,
  power: 1000,
  abilities: [
    whenPut(self, topOfDeckTo('graveyard', 2)),
    provided(youHave(yourMana({ multicolored: true }), atLeast(4)), {
      kind: 'triggered',
      when: { event: 'put', what: itself },
      effect: may(returnToHand(choose(yourGraveyard()))),
      word: { name: 'manaArms' },
    }),
  ],
  printings: ['DMRP-20 074'],
});

const runandoSutoraiku = spell({
  name: '魔弾ルナンド・ストライク',
  civilizations: ['darkness'],
  races: ['Knight'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(
      topOfDeckTo('graveyard'),
      gets(choose(opponentsCreatures()), 'turn', power(times(-1000, countOf(yourGraveyard())))),
    ),
  ],
  printings: ['DMRP-20 075'],
});

const buraddeiTsuvaikurosu = spell({
  name: 'ブラッディ・ツヴァイクロス',
  civilizations: ['darkness'],
  cost: 2,
  abilities: [guardStrike, spellAbility(topOfDeckTo('graveyard', 3))],
  printings: ['DMRP-20 076'],
});

const disOujeno = creature({
  name: 'Disオウジェノ',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Distas'],
  cost: 5,
  power: 9000,
  abilities: [
    shieldTrigger,
    blocker,
    doubleBreaker,
    provided(
      notThat(youHave(yourCreatures({ races: ['Dispector'] }))),
      when(
        anyOf({ event: 'attacks', what: itself }, { event: 'blocks', what: itself }),
        delayed(when({ event: 'endOfAttack', what: any('any') }, destroy(self)), 'attack'),
      ),
    ),
  ],
  printings: ['DMRP-20 038'],
});

export const darkness: readonly CardDefinition[] = [
  disOujeno,
  rosutoReSouru,
  buriteiora,
  mukachakka,
  ganvi2,
  kyouOni95GouKogozura,
  vorugaru,
  disGerune,
  runandoSutoraiku,
  buraddeiTsuvaikurosu,
];
