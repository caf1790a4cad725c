import type { CardDefinition } from 'taiki';
import {
  cardsIn,
  choose,
  d2Field,
  draw,
  each,
  guardStrike,
  may,
  shieldTrigger,
  spell,
  spellAbility,
  turnFace,
  yourMana,
} from 'taiki/words';

const dDenjarasuKometto = d2Field({
  name: 'Dの隕石 デンジャラス・コメット',
  civilizations: [],
  cost: 3,
  abilities: [
    guardStrike,
    each(
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', {
        anyOf: [
          { type: 'creature', races: ['Initials'] },
          { type: 'creature', nameContains: '禁断' },
        ],
      }),
      { kind: 'cost', by: -2, atLeast: 0 },
    ),
  ],
  printings: ['DM25-EX2 067'],
});

const koreIjouChikusekiSaretaMaryoku = spell({
  name: '「これ以上、蓄積された魔力を増やしてどうするのです？」',
  civilizations: [],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(draw()),
    spellAbility(may(turnFace(choose(yourMana()), 'faceDown'))),
  ],
  printings: ['DM25-EX2 086'],
});

export const colorless: readonly CardDefinition[] = [dDenjarasuKometto, koreIjouChikusekiSaretaMaryoku];
