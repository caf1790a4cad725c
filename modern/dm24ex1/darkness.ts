import type { CardDefinition } from 'taiki';
import {
  atEndOfYourTurn,
  choose,
  creature,
  draw,
  guardStrike,
  inOrder,
  may,
  putIntoGraveyard,
  returnToHand,
  revolutionChange,
  self,
  topOfDeckTo,
  whenPut,
  yourGraveyard,
  yourShields,
} from 'taiki/words';

const rupiaGaNateha = creature({
  name: 'ルピア&ガ:ナテハ',
  civilizations: ['darkness'],
  races: ['Armored Fire Bird', 'Noir Abyss'],
  cost: 2,
  power: 2000,
  abilities: [atEndOfYourTurn(inOrder(putIntoGraveyard(choose(yourShields())), draw()))],
  printings: ['DM24-EX1 059'],
});

const pachesuMorusu = creature({
  name: '冥土人形パーチェス・モールス',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 3,
  power: 3000,
  abilities: [
    guardStrike,
    revolutionChange({ races: ['Death Puppet'] }),
    whenPut(
      self,
      inOrder(
        topOfDeckTo('graveyard', 2),
        may(returnToHand(choose(yourGraveyard({ races: ['Death Puppet'] })))),
      ),
    ),
  ],
  printings: ['DM24-EX1 074'],
});

export const darkness: readonly CardDefinition[] = [rupiaGaNateha, pachesuMorusu];
