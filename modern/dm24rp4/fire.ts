import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atLeast,
  atMost,
  barabariety,
  battle,
  breakShields,
  callnionOfSpell,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  doubleBreaker,
  gains,
  gets,
  given,
  guardStrike,
  happened,
  hyperEnergy,
  inOrder,
  itself,
  oneOf,
  opponentsCreatures,
  powerAttacker,
  provided,
  putIntoGraveyard,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  that,
  the,
  untap,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourShields,
} from 'taiki/words';

const torunedoshivaHaipaXx = creature({
  name: 'トルネードシヴァ・ハイパーXX',
  civilizations: ['fire'],
  races: ['Armored Dragon', 'Flame Command'],
  cost: 9,
  power: 10000,
  abilities: [
    hyperEnergy,
    speedAttacker,
    doubleBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
  ],
  printings: ['DM24-RP4 019'],
});

const akumaSekaiNoGyouHono = spell({
  name: '悪魔世界の業焔',
  civilizations: ['fire'],
  cost: 5,
  abilities: [
    callnionOfSpell,
    spellAbility(oneOf(breakShields(1), gets(yourCreatures(), 'turn', gains(speedAttacker)))),
  ],
  printings: ['DM24-RP4 020'],
});

const pupanRizado = creature({
  name: 'プーパン・リザード',
  civilizations: ['fire'],
  races: ['Dune Gecko'],
  cost: 6,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(4000) })))),
    provided(barabariety(3), whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(12000) }))))),
  ],
  printings: ['DM24-RP4 039'],
});

const bakuro = creature({
  name: '「飢餓」の鬼 バクロ大法師',
  civilizations: ['fire'],
  races: ['Demonio'],
  cost: 3,
  power: 3000,
  abilities: [guardStrike, whenPut(self, takeShieldWithoutTrigger(chooseUpTo(yourShields(), 2)))],
  printings: ['DM24-RP4 041'],
});

const danjiteYurusanmyaku = creature({
  name: 'ダンジテ・ユルサンミャク',
  civilizations: ['fire'],
  races: ['Big Muscle'],
  cost: 5,
  power: 3000,
  abilities: [shieldTrigger, powerAttacker(6000), doubleBreaker],
  printings: ['DM24-RP4 067'],
});

const angerosu = creature({
  name: '炎怒音像アンゲロス',
  civilizations: ['fire'],
  races: ['Armored Gargoyle'],
  cost: 4,
  power: 4000,
  abilities: [
    given(
      happened({ event: 'attacks', what: any('you', { cost: atLeast(6) }) }, atMost(1)),
      wheneverAttacks(any('you', { cost: atLeast(6) }), untap(that)),
    ),
  ],
  printings: ['DM24-RP4 068'],
});

const agebaro = creature({
  name: '魔誕炎怒アゲバーロ',
  civilizations: ['fire'],
  races: ['Demon Command', "Demon's Legacy"],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(self, destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(3) })))),
  ],
  printings: ['DM24-RP4 069'],
});

const rougoku = creature({
  name: 'ロウゴク童子',
  civilizations: ['fire'],
  races: ['Demonio'],
  cost: 1,
  power: 1000,
  abilities: [whenPut(self, putIntoGraveyard(choose(yourShields())))],
  printings: ['DM24-RP4 071'],
});

export const fire: readonly CardDefinition[] = [
  torunedoshivaHaipaXx,
  akumaSekaiNoGyouHono,
  pupanRizado,
  bakuro,
  danjiteYurusanmyaku,
  angerosu,
  agebaro,
  rougoku,
];
