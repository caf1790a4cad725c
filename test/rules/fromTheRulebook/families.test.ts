import { type CardDefinition, parseCard } from 'taiki';
import {
  allCreatures,
  aura,
  awaken,
  blocker,
  cardsIn,
  castle,
  choose,
  creature,
  crossedGets,
  crossGear,
  destroy,
  doubleBreaker,
  doubleFaced,
  draw,
  each,
  evolution,
  evolutionCreature,
  gacharangeCreature,
  gachinkoJudge,
  godLink,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  power,
  psychicCreature,
  psychicRelease,
  putIntoGraveyard,
  putIntoMana,
  returnToHand,
  seal,
  self,
  shieldTrigger,
  shinkarize,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tamaseed,
  twinpact,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { BIG, being, charm, ONE_MANA, SMALL } from './madeUp.ts';

const nature = { civilizations: ['nature'], cost: 1 } as const;

describe('116 seals', () => {
  const trap = spell({
    ...nature,
    name: 'Trap',
    abilities: [shieldTrigger, spellAbility(seal(choose(opponentsCreatures())))],
  });

  driven('116.2a, 505.6a an attacker that is sealed breaks nothing more', (begin) => {
    const ram = being('Ram', 3000, wheneverAttacks(self, seal(self)));
    const duel = begin({
      cards: [ram],
      step: 'attack',
      p1: { battleZone: ['Ram', 'Filler'], deck: ['Filler', 'Filler'] },
      p2: { shieldZone: ['Filler', 'Filler'] },
    });
    duel.choose('Ram attacks the player');
    expect([duel.count('p2', 'shieldZone'), duel.count('p1', 'deck')]).toEqual([2, 1]);
  });

  driven('116.1a, 104.2b who has to seal with the last card of the deck loses', (begin) => {
    const duel = begin({
      cards: [trap],
      p1: { hand: ['Trap'], manaZone: ONE_MANA, battleZone: ['Filler'] },
      p2: { battleZone: ['Filler'], deck: ['Filler'] },
    });
    duel.use('Cast Trap');
    expect(duel.duel.result).toMatchObject({ winner: 'p1', reason: 'deckOut' });
  });

  driven(
    '116.3a a seal that is returned goes to the hand of its owner, and the creature is there again',
    (begin) => {
      const duel = begin({
        cards: [trap, SMALL, charm('Recall', returnToHand(choose(cardsIn('battleZone', 'opponent'))))],
        p1: { hand: ['Trap', 'Recall'], manaZone: { nature: 2 }, battleZone: ['Filler'] },
        p2: { battleZone: ['Small'], deck: ['Trap', 'Filler'] },
      });
      duel.use('Cast Trap').use('Cast Recall');
      expect([duel.names('p2', 'hand'), duel.battleZones.p2]).toEqual([['Trap'], ['Small']]);
    },
  );
});

describe('804 gods', () => {
  const gods = [
    creature({
      ...nature,
      name: 'Left God',
      races: ['God'],
      power: 3000,
      abilities: [godLink({ side: 'left', of: ['Right God'] })],
    }),
    creature({
      ...nature,
      name: 'Right God',
      races: ['God'],
      power: 4000,
      abilities: [godLink({ side: 'right', of: ['Left God'] })],
    }),
  ];
  const LINKED = { name: 'Left God', links: [{ name: 'Right God', x: 1, y: 0 }] } as const;

  driven(
    '804.4, 804.7 of linked gods that are destroyed in their attack one leaves, and the other goes on',
    (begin) => {
      const ambush = charm('Ambush', destroy(opponentsCreatures()));
      const duel = begin({
        cards: [...gods, spell({ ...ambush, abilities: [shieldTrigger, ...(ambush.abilities ?? [])] })],
        step: 'attack',
        p1: { battleZone: [LINKED, 'Filler'] },
        p2: { shieldZone: ['Ambush', 'Filler'], hand: [] },
      });
      duel.choose('Left God attacks the player').choose('Shield 1').choose('Ambush').choose('Left God');
      expect([duel.battleZones.p1, duel.names('p1', 'graveyard').toSorted()]).toEqual([
        ['Right God (tapped)'],
        ['Filler', 'Left God'],
      ]);
    },
  );

  driven('804.7 a battle lost takes one god, and the blocker stays', (begin) => {
    const duel = begin({
      cards: [...gods, being('Wall', 9000, blocker)],
      step: 'attack',
      p1: { battleZone: [LINKED, 'Filler'] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Left God attacks the player').choose('Wall').choose('Right God');
    expect([duel.battleZones, duel.names('p1', 'graveyard')]).toEqual([
      { p1: ['Left God (tapped)', 'Filler'], p2: ['Wall (tapped)'] },
      ['Right God'],
    ]);
  });
});

describe('805 psychic creatures', () => {
  const psychic = doubleFaced(
    psychicCreature({
      ...nature,
      name: 'Sleeper',
      power: 2000,
      abilities: [awaken({ event: 'attacks', what: { of: 'any', filter: { itself: true } } })],
    }),
    psychicCreature({
      ...nature,
      name: 'Waker',
      power: 6000,
      abilities: [doubleBreaker, psychicRelease],
    }),
  );
  const witness = being(
    'Witness',
    1000,
    whenDestroyed({ of: 'any', filter: { type: 'psychicCreature' } }, draw()),
  );

  driven('805.5 one that awakens as it attacks goes on attacking, with what its new side can do', (begin) => {
    const duel = begin({
      cards: [psychic],
      step: 'attack',
      p1: { battleZone: ['Sleeper', 'Filler'] },
      p2: { shieldZone: ['Filler', 'Filler', 'Filler'] },
    });
    duel.choose('Sleeper attacks the player');
    const [attacker] = duel.duel.view('p1').zones.p1.battleZone;
    expect([attacker?.hidden === false && attacker.current.name, duel.asked, duel.decision.min]).toEqual([
      'Waker',
      'p1 shields',
      2,
    ]);
  });

  driven('805.4b one that is returned to the hand is in the hyperspatial zone at once', (begin) => {
    const duel = begin({
      cards: [psychic, charm('Recall', returnToHand(choose(opponentsCreatures())))],
      p1: { hand: ['Recall'], manaZone: ONE_MANA, battleZone: ['Filler'] },
      p2: { battleZone: ['Sleeper'], hand: ['Filler'] },
    });
    duel.use('Cast Recall');
    expect([duel.names('p2', 'hand'), duel.count('p2', 'hyperspatialZone')]).toEqual([['Filler'], 1]);
  });

  driven(
    '805.1b, 609.1 one that is turned back instead was not destroyed, so nothing sees it die',
    (begin) => {
      const duel = begin({
        cards: [psychic, witness, charm('Doing', destroy(choose(opponentsCreatures())))],
        p1: { hand: ['Doing', 'Doing'], manaZone: { nature: 2 }, battleZone: ['Filler', 'Witness'] },
        p2: { battleZone: [{ name: 'Sleeper', otherFace: true }] },
      });
      duel.use('Cast Doing');
      expect([duel.battleZones.p2, duel.count('p1', 'hand')]).toEqual([['Sleeper'], 1]);
      duel.use('Cast Doing');
      expect([duel.battleZones.p2, duel.count('p1', 'hand')]).toEqual([[], 1]);
    },
  );
});

describe('303 to 305 cards that lie at others', () => {
  const keep = castle({ ...nature, name: 'Keep', abilities: [each(yourCreatures(), power(2000))] });
  const begun = {
    manaZone: { nature: 2 },
    battleZone: ['Filler', 'Filler'],
    shieldZone: ['Small', 'Filler'],
  };

  driven('304.3 a castle goes to the graveyard when its shield is taken into the hand', (begin) => {
    const duel = begin({
      cards: [keep, SMALL, charm('Take', returnToHand(choose(yourShields())))],
      p1: { hand: ['Keep', 'Take'], ...begun },
    });
    duel.use('Fortify with Keep').duel.choose(0);
    duel.use('Cast Take').duel.choose(0);
    expect([duel.names('p1', 'graveyard').toSorted(), duel.count('p1', 'shieldZone')]).toEqual([
      ['Keep', 'Take'],
      1,
    ]);
  });

  driven('304.3 and so when its shield is put into the graveyard', (begin) => {
    const duel = begin({
      cards: [keep, SMALL, charm('Bury', putIntoGraveyard(choose(yourShields())))],
      p1: { hand: ['Keep', 'Bury'], ...begun },
    });
    duel.use('Fortify with Keep').duel.choose(0);
    duel.use('Cast Bury').duel.choose(0);
    expect(duel.names('p1', 'graveyard').toSorted()).toEqual(['Bury', 'Keep', 'Small']);
  });

  driven('303.5 a cross gear stays when its creature is destroyed, and waits for another', (begin) => {
    const sword = crossGear({ ...nature, name: 'Sword', abilities: [crossedGets(power(3000))] });
    const duel = begin({
      cards: [sword, SMALL, charm('Doing', destroy(choose(yourCreatures({ names: ['Small'] }))))],
      p1: {
        hand: ['Doing'],
        manaZone: { nature: 2 },
        battleZone: [{ name: 'Small', bears: [{ name: 'Sword' }] }, 'Filler'],
      },
    });
    duel.use('Cast Doing');
    expect(duel.battleZones.p1.toSorted()).toEqual(['Filler', 'Sword']);
    duel.use('Cross Sword');
    expect(
      duel.duel.view('p1').zones.p1.battleZone.find((card) => !card.hidden && card.name === 'Sword'),
    ).toMatchObject({ attachedTo: expect.any(Number) });
  });

  const robot = gacharangeCreature({ ...nature, name: 'Robot', power: 2000 });
  const wings = aura({ ...nature, name: 'Wings', power: 3000 });

  driven('310.8, 811.2b a gacharange creature goes to its zone and its aura to the hand', (begin) => {
    const duel = begin({
      cards: [robot, wings, charm('Recall', returnToHand(choose(opponentsCreatures())))],
      p1: { hand: ['Recall'], manaZone: ONE_MANA, battleZone: ['Filler'] },
      p2: { battleZone: [{ name: 'Robot', bears: [{ name: 'Wings' }] }] },
    });
    duel.use('Cast Recall');
    expect([duel.names('p2', 'hand'), duel.count('p2', 'superGRZone'), duel.battleZones.p2]).toEqual([
      ['Wings'],
      1,
      [],
    ]);
  });

  driven('310.8 so an aura goes to the mana zone with its creature, where it gives mana', (begin) => {
    const duel = begin({
      cards: [robot, wings, charm('Plant', putIntoMana(choose(opponentsCreatures())))],
      p1: { hand: ['Plant'], manaZone: ONE_MANA, battleZone: ['Filler'] },
      p2: { battleZone: [{ name: 'Robot', bears: [{ name: 'Wings' }] }] },
    });
    duel.use('Cast Plant');
    expect([duel.names('p2', 'manaZone'), duel.count('p2', 'superGRZone')]).toEqual([['Wings'], 1]);
  });
});

describe('701.21 gachinko judge', () => {
  driven('701.21a, 104.2b with one card in each deck nobody loses: the cards go to the bottom', (begin) => {
    const duel = begin({
      cards: [charm('Judge', gachinkoJudge(returnToHand(choose(opponentsCreatures()))))],
      p1: { hand: ['Judge'], manaZone: ONE_MANA, battleZone: ['Filler'], deck: ['Filler'] },
      p2: { battleZone: ['Filler'], deck: ['Filler'] },
    });
    duel.use('Cast Judge');
    expect([
      duel.duel.result,
      duel.count('p1', 'deck'),
      duel.count('p2', 'deck'),
      duel.count('p2', 'hand'),
    ]).toEqual([undefined, 1, 1, 1]);
  });
});

describe('801, 813 cards below others', () => {
  driven(
    '813.1, 801.4d a star evolution creature that loses a battle leaves its base behind, tapped',
    (begin) => {
      const star = starEvolutionCreature({
        ...nature,
        name: 'Star',
        power: 5000,
        abilities: [starEvolution({ type: 'creature' })],
      });
      const duel = begin({
        cards: [star, SMALL, being('Wall', 9000, blocker)],
        step: 'attack',
        p1: { battleZone: [{ name: 'Star', over: ['Small'] }, 'Filler'] },
        p2: { battleZone: ['Wall'] },
      });
      duel.choose('Star attacks the player').choose('Wall');
      expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
        ['Small (tapped)', 'Filler'],
        ['Star'],
      ]);
    },
  );

  driven('109.2b, 801 an evolution creature that returns takes the cards below along', (begin) => {
    const grown = evolutionCreature({
      ...nature,
      name: 'Grown',
      power: 5000,
      abilities: [evolution({ type: 'creature' })],
    });
    const duel = begin({
      cards: [grown, SMALL, charm('Recall', returnToHand(choose(opponentsCreatures())))],
      p1: { hand: ['Recall'], manaZone: ONE_MANA, battleZone: ['Filler'] },
      p2: { battleZone: [{ name: 'Grown', over: ['Small'] }] },
    });
    duel.use('Cast Recall');
    expect(duel.names('p2', 'hand').toSorted()).toEqual(['Grown', 'Small']);
  });

  driven(
    '315.2, 801.1 a tamaseed survives what destroys all creatures, and a NEO creature is put on it',
    (begin) => {
      const seed = tamaseed({ ...nature, name: 'Seed', abilities: [shinkarize] });
      const neo = neoCreature({
        ...nature,
        name: 'Neo',
        power: 4000,
        abilities: [neoEvolution({ type: 'creature' })],
      });
      const duel = begin({
        cards: [seed, neo, SMALL, charm('Doing', destroy(allCreatures()))],
        p1: { hand: ['Doing', 'Neo'], manaZone: { nature: 2 }, battleZone: ['Seed', 'Small'] },
      });
      duel.use('Cast Doing');
      expect(duel.battleZones.p1).toEqual(['Seed']);
      duel.choose('Summon Neo');
      duel.choose('Seed');
      expect(duel.battleZones.p1).toEqual(['Neo (over Seed)']);
    },
  );
});

describe('810 twinpacts', () => {
  driven('810.3 one that was cast is found in the graveyard as a creature', (begin) => {
    const pair: CardDefinition = twinpact(
      'Pair Creature/Pair Spell',
      being('Pair Creature', 3000),
      charm('Pair Spell', draw()),
    );
    const duel = begin({
      cards: [pair, charm('Raise', returnToHand(choose(cardsIn('graveyard', 'you', { type: 'creature' }))))],
      p1: { hand: ['Pair Creature/Pair Spell', 'Raise'], manaZone: { nature: 2 }, battleZone: ['Filler'] },
    });
    duel.use('Cast Pair Spell').use('Cast Raise');
    expect(duel.names('p1', 'hand')).toContain('Pair Creature/Pair Spell');
  });
});

describe('500 to 511 the turn', () => {
  driven('501.1, 501.2 creatures are untapped before anything happens at the start of the turn', (begin) => {
    const early = being(
      'Early',
      2000,
      when(
        { event: 'startOfTurn', of: 'you' },
        returnToHand(choose(cardsIn('battleZone', 'you', { tapped: true }))),
      ),
    );
    const duel = begin({
      cards: [early],
      active: 'p2',
      step: 'end',
      p1: {
        battleZone: [
          { name: 'Early', tapped: true },
          { name: 'Filler', tapped: true },
        ],
      },
      p2: {},
    });
    duel.passUntil('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Early', 'Filler']);
  });

  driven('509, 112.3b what destroys the attacker does not take back the second of two shields', (begin) => {
    const bolt = spell({
      ...nature,
      name: 'Bolt',
      abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures())))],
    });
    const duel = begin({
      cards: [bolt, being('Ram', 3000, doubleBreaker)],
      step: 'attack',
      p1: { battleZone: ['Ram', 'Filler'] },
      p2: { shieldZone: ['Bolt', 'Bolt'] },
    });
    duel.choose('Ram attacks the player');
    expect([duel.asked, duel.options.length]).toEqual(['p2 declareShields', 2]);
    duel.duel.choose([0, 1]);
    expect(duel.asked).toBe('p2 standby');
    duel.duel.choose(0);
    duel.choose('Ram');
    expect([duel.battleZones.p1, duel.names('p2', 'graveyard')]).toEqual([[], ['Bolt', 'Bolt']]);
  });

  driven('111.2d, 603 a creature with no power is gone, and what it does when put is still done', (begin) => {
    const ghost = parseCard({
      ...being('Ghost', 0),
      abilities: [whenPut(self, draw(2))],
    });
    const duel = begin({
      cards: [ghost, BIG],
      p1: { hand: ['Ghost'], manaZone: ONE_MANA, battleZone: ['Big'] },
    });
    duel.use('Summon Ghost');
    expect([duel.battleZones.p1, duel.count('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([
      ['Big'],
      2,
      ['Ghost'],
    ]);
  });
});
