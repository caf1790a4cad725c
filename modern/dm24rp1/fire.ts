import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atMost,
  battle,
  breakShields,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  draw,
  each,
  gains,
  gets,
  given,
  guardman,
  has,
  inOrder,
  itself,
  may,
  opponentsCreatures,
  opponentsTurn,
  power,
  poweredBreaker,
  self,
  shieldTrigger,
  speedAttacker,
  takeShieldWithoutTrigger,
  times,
  untap,
  when,
  whenPut,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';

const boboborokku = creature({
  name: '轟神ボボボロック',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 1,
  power: 10000,
  abilities: [
    poweredBreaker,
    has(power(times(-2000, countOf(yourShields())))),
    whenPut(self, may(battle(choose(yourCreatures()), choose(opponentsCreatures())))),
  ],
  printings: ['DM24-RP1 003'],
});

const kensuke = creature({
  name: '鎧工兵ケンスケ',
  civilizations: ['fire'],
  races: ['Armored Human'],
  cost: 3,
  power: 3000,
  abilities: [
    each(yourCreatures({ tapped: true }), power(2000), gains(poweredBreaker)),
    given(opponentsTurn, when({ event: 'moved', what: itself, from: 'battleZone' }, may(breakShields(1)))),
  ],
  printings: ['DM24-RP1 022'],
});

const eguzetsuinzu = creature({
  name: '双撃者エグゼツインズ',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 4,
  power: 5000,
  abilities: [guardman, speedAttacker, when({ event: 'tapped', what: itself, first: true }, untap(self))],
  printings: ['DM24-RP1 043'],
});

const burandoGia = creature({
  name: 'ブランドのギア',
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 3,
  power: 2000,
  abilities: [
    speedAttacker,
    when({ event: 'untapped', what: itself }, may(takeShieldWithoutTrigger(choose(yourShields())))),
  ],
  printings: ['DM24-RP1 044'],
});

const metto = creature({
  name: '小さな鍛冶屋メット',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 2000,
  abilities: [when({ event: 'tapped', what: itself }, inOrder(discard(choose(yourHand())), draw(2)))],
  printings: ['DM24-RP1 068'],
});

const orutozaurusu = creature({
  name: 'オールトザウルス',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 3,
  power: 1000,
  abilities: [
    shieldTrigger,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'moved', what: itself, from: 'battleZone' }),
      destroy(choose(opponentsCreatures({ power: atMost(3000) }))),
    ),
  ],
  printings: ['DM24-RP1 069'],
});

const borushakkuPipitchi = creature({
  name: 'ボルシャック・疾・ピピッチ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 2,
  power: 2000,
  abilities: [
    when(
      { event: 'tapped', what: itself },
      gets(choose(yourCreatures({ other: true })), 'turn', gains(speedAttacker)),
    ),
  ],
  printings: ['DM24-RP1 070'],
});

export const fire: readonly CardDefinition[] = [
  boboborokku,
  kensuke,
  eguzetsuinzu,
  burandoGia,
  metto,
  orutozaurusu,
  borushakkuPipitchi,
];
