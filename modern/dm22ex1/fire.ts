import type { CardDefinition } from 'taiki';
import {
  choose,
  creature,
  discard,
  doubleBreaker,
  drawUpTo,
  gains,
  guardStrike,
  has,
  itself,
  magibomber,
  may,
  power,
  self,
  shinkaPower,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  twinpact,
  untap,
  waveStriker,
  wheneverAttacks,
  whenPut,
  yourHand,
  yourShields,
} from 'taiki/words';
import { forTheFirstTime, mayBattle } from '../common.ts';

const supininguSupin = creature({
  name: '要撃闘士スピニング・スピン',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 4,
  power: 3000,
  abilities: [speedAttacker, magibomber(3), waveStriker(has(power(3000), gains(doubleBreaker)))],
  printings: ['DM22-EX1 091'],
});

const zaReDdo = creature({
  name: '轟速 ザ・Re:ッド',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Rex Stars'],
  cost: 4,
  power: 4000,
  abilities: [guardStrike, speedAttacker],
  printings: ['DM22-EX1 115'],
});

const kodamanmaGs = creature({
  name: '斬斬人形コダマンマ GS',
  civilizations: ['fire'],
  races: ['Death Puppet', 'Alien'],
  cost: 2,
  power: 1000,
  abilities: [guardStrike, whenPut(self, takeShieldWithoutTrigger(choose(yourShields())))],
  printings: ['DM22-EX1 116'],
});

const bunbunChurisu = creature({
  name: 'ブンブン・チュリス',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 1,
  power: 1000,
  abilities: [has({ kind: 'doesNotUntap' })],
  printings: ['DM22-EX1 117'],
});

const ganganManmosu = twinpact(
  '牙神兵ガンガン・マンモス / ブレイン・タイフーン',
  creature({
    name: '牙神兵ガンガン・マンモス',
    civilizations: ['fire'],
    races: ['Armorloid'],
    cost: 5,
    power: 5000,
    abilities: [wheneverAttacks(self, may(discard(choose(yourHand({ multicolored: true }))), untap(self)))],
    printings: ['DM22-EX1 128'],
  }),
  spell({
    name: 'ブレイン・タイフーン',
    civilizations: ['water'],
    cost: 4,
    abilities: [spellAbility(drawUpTo(3), discard(choose(yourHand())))],
  }),
);

const dainaboruto = creature({
  name: '大爆龍 ダイナボルト',
  civilizations: ['fire'],
  races: ['Dynamite Dragon', 'Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [
    speedAttacker,
    forTheFirstTime({ event: 'attacks', what: itself }, untap(self)),
    shinkaPower(mayBattle),
  ],
  printings: ['DM22-EX1 032'],
});

export const fire: readonly CardDefinition[] = [
  dainaboruto,
  supininguSupin,
  zaReDdo,
  kodamanmaGs,
  bunbunChurisu,
  ganganManmosu,
];
