import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atMost,
  breakShields,
  choose,
  creature,
  destroy,
  discard,
  draw,
  each,
  gains,
  gets,
  given,
  inOrder,
  itself,
  may,
  opponentsCreatures,
  opponentsTurn,
  power,
  poweredBreaker,
  shieldTrigger,
  speedAttacker,
  takeShieldWithoutTrigger,
  when,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';

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

export const fire: readonly CardDefinition[] = [kensuke, burandoGia, metto, orutozaurusu, borushakkuPipitchi];
