import type { CardDefinition } from 'taiki';
import {
  atEndOfYourTurn,
  atMost,
  blocker,
  cannot,
  cannotAttack,
  choose,
  creature,
  happened,
  hasWhile,
  inOrder,
  returnToHand,
  self,
  shieldTrigger,
  topOfDeckTo,
  whenPut,
  yourGraveyard,
} from 'taiki/words';

const barentasu = creature({
  name: '双子悪魔バレンタス',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Funky Nightmare'],
  cost: 2,
  power: 5000,
  abilities: [blocker, cannotAttack, atEndOfYourTurn(topOfDeckTo('graveyard'))],
  printings: ['DM24-EX4 068'],
});

const zaNaito = creature({
  name: '轟血鬼 ザ・ナイト',
  civilizations: ['darkness'],
  races: ['Sonic Command', 'Vampire'],
  cost: 2,
  power: 4000,
  abilities: [
    hasWhile(
      happened({ event: 'moved', what: { of: 'you' }, from: 'shieldZone' }, atMost(0)),
      cannot({ do: 'attack' }),
    ),
  ],
  printings: ['DM24-EX4 069'],
});

const zetsugo = creature({
  name: '地獄の冥将ゼツゴ',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 4,
  power: 4000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(
      self,
      inOrder(topOfDeckTo('graveyard', 2), returnToHand(choose(yourGraveyard({ type: 'creature' })))),
    ),
  ],
  printings: ['DM24-EX4 088'],
});

export const darkness: readonly CardDefinition[] = [barentasu, zaNaito, zetsugo];
