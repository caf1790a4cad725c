import { creature, godLink } from 'taiki/words';
import { decided, type Row } from '../corner.ts';

const MANA = ['Nature Filler', 'Nature Filler', 'Nature Filler'];
const PAIR = { name: 'Twin', links: [{ name: 'Twin', x: 1, y: 0 }] };
const LINK = 'Link to the right of Twin';

/** 804. God link, of a god that links with copies of itself. */
const godLinkRow: Row = {
  bearer: creature({
    civilizations: ['nature'],
    name: 'Twin',
    races: ['God'],
    cost: 3,
    power: 3000,
    abilities: [godLink({ side: 'right', of: ['Twin'] })],
  }),
  home: 'p1',
  lies: { battleZone: ['Twin'], hand: ['Twin'], manaZone: MANA },
  step: 'main',
  corners: {
    attacking: decided(
      '804.1b',
      'Linked gods attack as one creature, with the sum of their power.',
      [['p1 attack', 'Twin attacks Bull']],
      {
        asked: 'p1 attack',
        p1: [['Twin (tapped, linked with Twin)', 'Idler'], 0, 0],
        p2: [0, 0, ['Bull']],
        facts: ['attackDeclared Twin', 'battleWon Twin'],
      },
      {
        step: 'attack',
        p1: { hand: 0, battleZone: [PAIR, 'Idler'] },
        p2: { battleZone: [{ name: 'Bull', tapped: true }] },
      },
    ),
    blocking: decided(
      '804.1b',
      'They block as one creature.',
      [
        ['p1 attack', 'Bull attacks the player'],
        ['p2 block', 'Block with Twin'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Bull']],
        p2: [['Twin (tapped, linked with Twin)', 'Sheriff'], 0, 0],
      },
      {
        step: 'attack',
        p1: { battleZone: ['Bull', 'Idler'] },
        p2: { hand: 0, battleZone: [PAIR, 'Sheriff'] },
      },
    ),
    otherTurn: decided(
      '804.7',
      'In the turn of the other player its owner chooses which card leaves.',
      [
        ['p1 attack', 'Colossus attacks Twin'],
        ['p2 choose', 'Twin'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Colossus (tapped)', 'Idler'], 0, 0],
        p2: [['Twin (tapped)'], 0, ['Twin']],
      },
      {
        step: 'attack',
        p1: { battleZone: ['Colossus', 'Idler'] },
        p2: { hand: 0, battleZone: [{ ...PAIR, tapped: true }] },
      },
    ),
    pending: decided(
      '804.1a',
      'Put by an effect it may link as well.',
      [
        ['p1 main', 'Summon Usher'],
        ['p1 choose', LINK],
      ],
      {
        asked: 'p1 attack',
        p1: [['Twin (linked with Twin)', 'Idler', 'Usher'], 0, 0],
        p2: [['Raider'], 0, 0],
        facts: ['cardPut Twin', 'creatureLinked Twin'],
      },
      { p1: { hand: ['Usher', 'Twin'], manaZone: { nature: 1 } } },
    ),
    replaced: decided(
      '804.7',
      'Where its destruction is replaced, the chosen card goes elsewhere, and the other one stays.',
      [
        ['p1 attack', 'Twin attacks Colossus'],
        ['p1 choose', 'Twin'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Twin (tapped)', 'Lifeline', 'Idler'], ['Twin'], 0],
        p2: [['Colossus (tapped)'], 0, 0],
        factsNot: ['cardDestroyed'],
      },
      {
        step: 'attack',
        p1: { hand: 0, battleZone: [PAIR, 'Lifeline', 'Idler'] },
        p2: { battleZone: [{ name: 'Colossus', tapped: true }] },
      },
    ),
    misfired: decided(
      '804.2',
      'Without a god that it links with it is put alone.',
      [['p1 main', 'Summon Twin']],
      { asked: 'p1 attack', p1: [['Raider', 'Idler', 'Twin'], 0, 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Raider', 'Idler'] } },
    ),
    sourceGone: decided(
      '804.4',
      'One card of the attacking god is destroyed: the other one is the same creature, tapped.',
      [
        ['p1 attack', 'Twin attacks Colossus'],
        ['p1 choose', 'Twin'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Twin (tapped)', 'Idler'], 0, ['Twin']],
        p2: [['Colossus (tapped)'], 0, 0],
        facts: ['cardDestroyed Twin'],
      },
      {
        step: 'attack',
        p1: { hand: 0, battleZone: [PAIR, 'Idler'] },
        p2: { battleZone: [{ name: 'Colossus', tapped: true }] },
      },
    ),
    secondCopy: decided(
      '804.2a',
      'A third one links beside the second, which has no other on its right.',
      [
        ['p1 main', 'Summon Twin'],
        { asked: 'p1 choose', offers: [LINK], choose: [LINK] },
        ['p1 main', 'Summon Twin'],
        { asked: 'p1 choose', offers: [LINK], choose: [LINK] },
      ],
      { asked: 'p1 attack', p1: [['Twin (linked with Twin, Twin)', 'Raider', 'Idler'], 0, 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Twin', 'Raider', 'Idler'], manaZone: { nature: 6 } } },
    ),
    turnSkipped: decided(
      '601.1g',
      'A trigger on its use skips the turn once it has been put and linked.',
      [
        ['p1 main', 'Summon Twin'],
        ['p1 choose', LINK],
      ],
      {
        asked: 'p2 charge',
        p1: [['Twin (linked with Twin)', 'Idler'], 0, 0],
        p2: [['Dusk Clerk'], 1, 0],
      },
      { p1: { battleZone: ['Twin', 'Idler'] }, p2: { battleZone: ['Dusk Clerk'] } },
    ),
    restored: decided(
      '804.1a',
      'Whether it links is asked while it is pending; it may stay alone.',
      [
        ['p1 main', 'Summon Twin'],
        { asked: 'p1 choose', offers: [LINK, 'Do not link'], only: true, choose: ['Do not link'] },
      ],
      { asked: 'p1 attack', p1: [['Twin', 'Raider', 'Idler', 'Twin'], 0, 0], p2: [0, 0, 0] },
    ),
  },
};

export const linkKeywords = { godLink: godLinkRow };
