import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atLeast,
  atMost,
  battle,
  breakShields,
  called,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  gains,
  gets,
  given,
  guardman,
  has,
  inOrder,
  isLike,
  itself,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsTurn,
  plus,
  power,
  poweredBreaker,
  put,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  the,
  times,
  untap,
  when,
  whenPut,
  yourCreatures,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';
import { summonedFor } from '../common.ts';

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

const puupan = creature({
  name: '解盗プーパン',
  civilizations: ['fire'],
  races: ['Machine Eater'],
  cost: 5,
  power: 6000,
  abilities: [summonedFor(3, 'fire', takeShieldWithoutTrigger(choose(yourShields()))), doubleBreaker],
  printings: ['DM24-RP1 067'],
});

const ikarino = spell({
  name: 'イカリノアブラニ火ヲツケロ',
  civilizations: ['fire'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(
      put(choose(yourHand({ type: 'creature', cost: atMost(6) }))),
      { do: 'choose', what: called(choose(opponentsCreatures()), 'theirs') },
      battle(the('put'), the('theirs')),
      onlyIf(isLike(the('put'), { cost: atLeast(plus(countOf(yourMana()), 1)) }), destroy(the('put'))),
    ),
  ],
  printings: ['DM24-RP1 023'],
});

export const fire: readonly CardDefinition[] = [
  ikarino,
  puupan,
  boboborokku,
  kensuke,
  eguzetsuinzu,
  burandoGia,
  metto,
  orutozaurusu,
  borushakkuPipitchi,
];
