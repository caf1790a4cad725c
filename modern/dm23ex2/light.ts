import type { CardDefinition } from 'taiki';
import {
  atMost,
  breaker,
  choose,
  creature,
  dynamo,
  itself,
  judgmentZ,
  may,
  put,
  spell,
  spellAbility,
  topOfDeckTo,
  when,
  yourHand,
} from 'taiki/words';
import { liesOnShield } from '../common.ts';

const emeramondo = creature({
  name: '伝印の精霊龍 エメラモンド',
  civilizations: ['light'],
  races: ['Angel Command Dragon', 'Dynamo'],
  cost: 4,
  power: 4500,
  abilities: [
    breaker('powered'),
    when({ event: 'tapped', what: itself }, may(topOfDeckTo('shieldZone'))),
    dynamo,
  ],
  printings: ['DM23-EX2 067'],
});

const kouseishu = spell({
  name: '煌世主ノ正裁Z',
  civilizations: ['light'],
  races: ['Judgment Emblem Z'],
  cost: 5,
  abilities: [
    judgmentZ,
    spellAbility(put(choose(yourHand({ type: 'creature', races: ['Metallica'], cost: atMost(7) })))),
    liesOnShield,
  ],
  printings: ['DM23-EX2 042'],
});

export const light: readonly CardDefinition[] = [kouseishu, emeramondo];
