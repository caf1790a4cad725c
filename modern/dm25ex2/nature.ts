import type { CardDefinition } from 'taiki';
import {
  any,
  cardsIn,
  choose,
  costOf,
  countOf,
  creature,
  given,
  guardStrike,
  itself,
  mekreid,
  opponentsMana,
  opponentsTurn,
  provided,
  putIntoMana,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  that,
  when,
  whenPut,
} from 'taiki/words';

const dachiMonkiddo = creature({
  name: '王道ダチ モンキッド',
  civilizations: ['nature'],
  races: ['Jokers', 'Team Kirifuda'],
  cost: 3,
  power: 3000,
  abilities: [
    guardStrike,
    given(
      opponentsTurn,
      provided(
        { kind: 'compare', a: costOf(that), is: 'more', b: countOf(opponentsMana()) },
        whenPut(any('opponent'), putIntoMana(that)),
      ),
    ),
    when({ event: 'breaksShields', what: itself }, mekreid(5, { races: ['Jokers'] })),
  ],
  printings: ['DM25-EX2 029'],
});

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

export const nature: readonly CardDefinition[] = [dachiMonkiddo, torappugurin, antomaTanRaifu];
