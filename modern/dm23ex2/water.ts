import type { CardDefinition } from 'taiki';
import {
  charger,
  choose,
  creature,
  draw,
  dynamo,
  itself,
  may,
  returnToHand,
  spell,
  spellAbility,
  topOfDeckTo,
  twinpact,
  when,
  yourGraveyard,
} from 'taiki/words';

const iwashimonzu = creature({
  name: '一なる伝印 イワシモンズ',
  civilizations: ['water'],
  races: ['Mutopia', 'Dynamo'],
  cost: 2,
  power: 1000,
  abilities: [dynamo, when({ event: 'tapped', what: itself }, may(draw()))],
  printings: ['DM23-EX2 092'],
});

const shirubasutazu = twinpact(
  '大鉄漢シルバスターズ / スクリーム・チャージャー',
  creature({
    name: '大鉄漢シルバスターズ',
    civilizations: ['water'],
    races: ['Great Mecha King', 'Dynamo'],
    cost: 3,
    power: 1000,
    abilities: [dynamo, when({ event: 'isNotBlocked', what: itself, target: 'player' }, may(draw()))],
    printings: ['DM23-EX2 112'],
  }),
  spell({
    name: 'スクリーム・チャージャー',
    civilizations: ['darkness'],
    cost: 4,
    abilities: [
      spellAbility(
        topOfDeckTo('graveyard', 4),
        returnToHand(choose(yourGraveyard({ civilizations: ['darkness'] }))),
      ),
      charger,
    ],
  }),
);

export const water: readonly CardDefinition[] = [iwashimonzu, shirubasutazu];
