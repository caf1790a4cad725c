import type { CardDefinition } from 'taiki';
import {
  any,
  blocker,
  cannot,
  cannotAttack,
  charger,
  choose,
  creature,
  draw,
  gets,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  topOfDeckTo,
  twinpact,
  when,
  whenPut,
  yourCreatures,
} from 'taiki/words';

const kontororuFaia = twinpact(
  '消火機装コントロール・ファイア / パンドラ・チャージャー',
  creature({
    name: '消火機装コントロール・ファイア',
    civilizations: ['water'],
    races: ['Great Mecha King', 'Alien'],
    cost: 7,
    power: 4000,
    abilities: [shieldTrigger, blocker, cannotAttack],
    printings: ['DM24-EX2 085'],
  }),
  spell({
    name: 'パンドラ・チャージャー',
    civilizations: ['water'],
    cost: 3,
    abilities: [
      spellAbility(
        gets(
          choose(yourCreatures()),
          'turn',
          cannot({ do: 'beBlocked' }),
          cannot({ do: 'beChosen', by: 'opponent' }),
        ),
      ),
      charger,
    ],
  }),
);

const tomuZeri = creature({
  name: 'トムのゼリー',
  civilizations: ['water'],
  races: ['Jokers'],
  cost: 1,
  power: 1000,
  abilities: [blocker, cannotAttack, when({ event: 'moved', what: any('any'), from: 'battleZone' }, draw())],
  printings: ['DM24-EX2 088'],
});

const wakumuterasu = twinpact(
  '蒼狼の豊穣 ワクムテラス / オリジナル・ライフ',
  creature({
    name: '蒼狼の豊穣 ワクムテラス',
    civilizations: ['water'],
    races: ['Knight', 'Samurai', 'Origin'],
    cost: 4,
    power: 4000,
    abilities: [whenPut(self, draw(2))],
    printings: ['DM24-EX2 096'],
  }),
  spell({
    name: 'オリジナル・ライフ',
    civilizations: ['nature'],
    cost: 2,
    abilities: [spellAbility(topOfDeckTo('manaZone'))],
  }),
);

export const water: readonly CardDefinition[] = [kontororuFaia, tomuZeri, wakumuterasu];
