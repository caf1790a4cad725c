import type { CardDefinition } from 'taiki';
import {
  cardsIn,
  choose,
  creature,
  putIntoMana,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  whenPut,
} from 'taiki/words';

const torappugurin = creature({
  name: '魅惑の緑 トラップグリーン',
  civilizations: ['nature'],
  races: ['Mystery Totem', 'Shinobi'],
  cost: 4,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(self, putIntoMana(choose(cardsIn('battleZone', 'opponent', { type: 'element' })))),
  ],
  printings: ['DM25-EX2 101'],
});

const antomaTanRaifu = spell({
  name: 'アントマ・タン・ライフ',
  civilizations: ['nature'],
  races: ['Knight'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility({ do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true }),
  ],
  printings: ['DM25-EX2 104'],
});

export const nature: readonly CardDefinition[] = [torappugurin, antomaTanRaifu];
