import type { CardDefinition } from 'taiki';
import {
  blocker,
  breakShields,
  cannot,
  cannotBeChosenByOpponent,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  gains,
  gets,
  guardStrike,
  has,
  hasWhile,
  inOrder,
  instead,
  itself,
  mustBeChosenByOpponent,
  opponentsCreatures,
  opponentsShields,
  ownerChoosesShields,
  power,
  putIntoGraveyard,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  strikeBack,
  takeShieldWithoutTrigger,
  tap,
  twinpact,
  when,
  whenDestroyed,
  wheneverUsesShieldTrigger,
  whenPut,
  wouldBeBroken,
  youHave,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { story } from './story.ts';

const plain = { civilizations: ['light'], cost: 4 } as const;
const beam = spell({
  ...plain,
  name: 'Beam',
  abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures())))],
});
const insight = spell({ ...plain, name: 'Insight', abilities: [shieldTrigger, spellAbility(draw())] });
const guard = creature({ ...plain, name: 'Guard', power: 2000, abilities: [shieldTrigger, blocker] });
const nurse = creature({
  ...plain,
  name: 'Nurse',
  power: 2000,
  abilities: [shieldTrigger, whenPut(self, draw())],
});
const looter = creature({
  ...plain,
  name: 'Looter',
  power: 2000,
  abilities: [when({ event: 'shieldBroken', of: 'opponent' }, draw())],
});
const breaker = creature({ ...plain, name: 'Breaker', power: 6000, abilities: [doubleBreaker] });
const avenger = creature({
  ...plain,
  name: 'Avenger',
  power: 4000,
  abilities: [strikeBack({ civilizations: ['fire'] }), whenPut(self, destroy(choose(opponentsCreatures())))],
});
const parry = spell({
  ...plain,
  name: 'Parry',
  abilities: [guardStrike, spellAbility(draw())],
});
const silence = creature({
  ...plain,
  name: 'Silence',
  power: 2000,
  abilities: [has(cannot({ do: 'cast', who: 'opponent' }))],
});
const leech = creature({
  ...plain,
  name: 'Leech',
  power: 2000,
  abilities: [whenPut(self, inOrder(returnToHand(choose(yourShields())), draw()))],
});
const hammer = spell({
  ...plain,
  name: 'Hammer',
  abilities: [spellAbility(inOrder(breakShields(2), tap(opponentsCreatures())))],
});
const rust = spell({
  ...plain,
  name: 'Rust',
  abilities: [spellAbility(putIntoGraveyard(choose({ in: 'shieldZone', of: 'opponent' })))],
});
const weaken = spell({
  ...plain,
  name: 'Weaken',
  abilities: [shieldTrigger, spellAbility(gets(choose(opponentsCreatures()), 'turn', power(-3000)))],
});
const cards = [
  beam,
  insight,
  guard,
  nurse,
  looter,
  breaker,
  avenger,
  parry,
  silence,
  leech,
  hammer,
  rust,
  weaken,
];

describe('112.3a, 509.5 shield trigger', () => {
  driven('the owner of a broken shield may use it at once without paying', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Beam', 'Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.options).toEqual(['Shield trigger: Beam']);
    duel.choose('Shield trigger: Beam');
    expect(duel.asked).toBe('p2 choose');
    expect(duel.zone('p2', 'hand')).toEqual(['Beam (pending)']);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)'], p2: [] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Beam']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Burning Mane']);
  });

  driven('it need not; then the card is in the hand', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Beam', 'Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(['Beam']);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Burning Mane'], p2: [] });
    expect(duel.duel.view('p1').zones.p2.hand).toEqual([{ hidden: true }]);
  });

  driven('a card without shield trigger is not offered', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Breaker', 'Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
  });

  driven('113.6a it is declared while the shields are neither shields nor cards of the hand', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Breaker', 'Burning Mane'] },
      p2: { shieldZone: ['Insight', 'Fear Fang', 'Draglide'] },
    });
    duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Insight (pending)', 'Fear Fang (pending)', 'Draglide']);
    expect(duel.zone('p2', 'hand')).toEqual([]);
    duel.choose('Shield trigger: Insight');
    expect(story(duel, 'usageDeclared', 'shieldBroken', 'useDeclared', 'cardMoved')).toEqual([
      'turn.attack.directAttack.breaking 509.5a: usageDeclared Insight',
      'turn.attack.directAttack.breaking 509.5: shieldBroken Insight',
      'turn.attack.directAttack.breaking 509.5: shieldBroken Fear Fang',
      'turn.attack.directAttack.napResolve.resolving 601.1a: useDeclared Insight',
      'turn.attack.directAttack.napResolve.resolving 605.2f: cardMoved Insight',
    ]);
    expect(duel.zone('p2', 'hand')).toEqual(['Fear Fang', 'Filler']);
  });

  driven('509.5e several are declared together, and used one at a time in any order', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Breaker', 'Burning Mane', 'Forest Hornet'] },
      p2: { shieldZone: ['Beam', 'Insight', 'Fear Fang'] },
    });
    duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
    duel.choose('Shield trigger: Beam', 'Shield trigger: Insight');
    expect(duel.asked).toBe('p2 standby');
    expect(duel.options).toEqual(['Beam', 'Insight']);
    duel.choose('Insight');
    expect(duel.asked).toBe('p2 choose');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Insight']);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Insight', 'Beam']);
    expect(duel.battleZones).toEqual({ p1: ['Breaker (tapped)', 'Forest Hornet'], p2: [] });
  });

  driven('one of two may be declared alone', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Breaker', 'Burning Mane'] },
      p2: { shieldZone: ['Beam', 'Insight', 'Fear Fang'] },
    });
    duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
    duel.choose('Shield trigger: Insight');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(['Beam', 'Filler']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Insight']);
  });

  driven('101.4a it is used before anything else that waits, even of the active player', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Looter'] },
      p2: { shieldZone: ['Beam', 'Fear Fang'] },
    });
    duel
      .choose('Fear Fang attacks the player')
      .choose('Shield 1')
      .choose('Shield trigger: Beam')
      .choose('Looter');
    expect(story(duel, 'effectBegan', 'cardDestroyed', 'cardDrawn').slice(0, 4)).toEqual([
      'turn.attack.directAttack.napResolve.resolving 509.5e: effectBegan Beam',
      'turn.attack.directAttack.napResolve.resolving 701.6a: cardDestroyed Looter',
      'turn.attack.directAttack.apResolve.resolving 605.1: effectBegan Looter',
      'turn.attack.directAttack.apResolve.resolving 114.2: cardDrawn Filler',
    ]);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)'], p2: [] });
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven(
    'a creature is put at once, but what triggers then joins the queue behind the active player',
    (begin) => {
      const duel = begin({
        cards,
        p1: { battleZone: ['Fear Fang', 'Looter'] },
        p2: { shieldZone: ['Nurse', 'Fear Fang'] },
      });
      duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Shield trigger: Nurse');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.facts('cardPut', 'effectResolved')).toEqual([
        'cardPut Nurse',
        'effectResolved Nurse',
        'effectResolved Looter',
        'effectResolved Nurse',
      ]);
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Looter'], p2: ['Nurse'] });
      expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 1]);
    },
  );

  driven('a blocker that was put this way can block the next attack', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane', 'Draglide'] },
      p2: { shieldZone: ['Guard', 'Fear Fang'] },
    });
    duel.choose('Draglide attacks the player').choose('Shield 1').choose('Shield trigger: Guard');
    duel.choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 block');
    duel.choose('Block with Guard');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Draglide (tapped)'], p2: [] });
    expect(duel.count('p2', 'shieldZone')).toBe(1);
  });

  driven('D-7 what may not be cast may not be declared', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Breaker', 'Silence'] },
      p2: { shieldZone: ['Beam', 'Nurse', 'Fear Fang'] },
    });
    duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.options).toEqual(['Shield trigger: Nurse']);
  });

  driven('703.4c a creature whose power it takes away is destroyed at once', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Weaken', 'Fear Fang'] },
    });
    duel
      .choose('Fear Fang attacks the player')
      .choose('Shield 1')
      .choose('Shield trigger: Weaken')
      .choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: [] });
  });

  driven(
    '509.5 a shield trigger that destroys the attacking creature does not save the shields chosen with it',
    (begin) => {
      const duel = begin({
        cards,
        p1: { battleZone: ['Breaker', 'Fear Fang'] },
        p2: { shieldZone: ['Beam', 'Insight', 'Burning Mane'] },
      });
      duel
        .choose('Breaker attacks the player')
        .choose('Shield 1', 'Shield 3')
        .choose('Shield trigger: Beam')
        .choose('Breaker');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
      expect(duel.zone('p2', 'hand')).toEqual(['Burning Mane']);
      expect(duel.zone('p2', 'shieldZone')).toEqual(['Insight']);
    },
  );
});

describe('112.3b strike back', () => {
  driven('a card of the hand is used by discarding the broken shield that fits', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Draglide', 'Aqua Hulcus'], hand: ['Avenger', 'Breaker'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.options).toEqual(['Strike back: Avenger, discarding Draglide']);
    duel.choose('Strike back: Avenger');
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)'], p2: ['Avenger'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Draglide']);
    expect(duel.facts('cardDiscarded')).toEqual(['cardDiscarded Draglide']);
  });

  driven('a shield that does not fit pays for nothing', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Draglide', 'Aqua Hulcus'], hand: ['Avenger'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(['Avenger', 'Aqua Hulcus']);
  });

  driven('one card pays for one strike back', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Draglide', 'Aqua Hulcus'], hand: ['Avenger', 'Avenger'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.options).toHaveLength(2);
    expect(() => duel.choose('Strike back: Avenger', 'Strike back: Avenger')).toThrow(
      'only one may be chosen',
    );
    duel.choose('Strike back: Avenger').choose('Burning Mane');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Avenger']);
    expect(duel.count('p2', 'hand')).toBe(2);
  });
});

describe('112.3 guard strike', () => {
  driven('the card goes to the hand, and a creature of the opponent cannot attack this turn', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane', 'Draglide'] },
      p2: { shieldZone: ['Parry', 'Aqua Hulcus'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Guard strike: Parry');
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Draglide');
    expect(duel.duel.game.lasting).toMatchObject([{ source: { name: 'Parry' }, until: 'turn' }]);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
    expect(duel.zone('p2', 'hand')).toEqual(['Parry']);
    duel.passUntil('p2 charge').passUntil('p1 attack');
    expect(duel.options).toContain('Draglide attacks the player');
  });

  const guarded = (begin: Begin, creature: CardDefinition): Driver => {
    const duel = begin({
      cards: [...cards, creature],
      p1: { battleZone: ['Fear Fang', 'Burning Mane', creature.name] },
      p2: { shieldZone: ['Parry', 'Aqua Hulcus'] },
    });
    return duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Guard strike: Parry');
  };

  driven('605.2b, 101.2 a creature that cannot be chosen is not chosen for it', (begin) => {
    const ghost = creature({ ...plain, name: 'Ghost', power: 2000, abilities: [cannotBeChosenByOpponent] });
    const duel = guarded(begin, ghost);
    expect(duel.asked).toBe('p2 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
  });

  driven('605.2b a creature that must be chosen is chosen for it', (begin) => {
    const bait = creature({ ...plain, name: 'Bait', power: 2000, abilities: [mustBeChosenByOpponent] });
    const duel = guarded(begin, bait);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
  });

  driven('603.1 "when this is chosen" triggers', (begin) => {
    const chosen = when({ event: 'chosen', what: itself, by: 'opponent' }, draw());
    const duel = guarded(begin, creature({ ...plain, name: 'Shy', power: 2000, abilities: [chosen] }));
    duel.choose('Shy');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('701.14c, 101.4a an effect that breaks shields of both players', () => {
  const war = spell({ ...plain, name: 'War', abilities: [spellAbility(breakShields(1, 'any'))] });
  const rally = (name: string) => spell({ ...plain, name, abilities: [shieldTrigger, spellAbility(draw())] });

  for (const active of ['p1', 'p2'] as const) {
    driven(
      `breaks them at one instant, and the active player (${active}) declares and uses first`,
      (begin) => {
        const other = active === 'p1' ? 'p2' : 'p1';
        const duel = begin({
          cards: [war, rally('Mine'), rally('Theirs')],
          active,
          [active]: {
            hand: ['War', 'Filler'],
            manaZone: { light: 4 },
            shieldZone: ['Mine'],
            battleZone: ['Fear Fang'],
          },
          [other]: { shieldZone: ['Theirs'] },
        });
        duel.use('Cast War');
        expect(duel.asked).toBe(`${active} declareShields`);
        duel.choose('Shield trigger: Mine');
        expect(duel.asked).toBe(`${other} declareShields`);
        expect(duel.facts('shieldBroken')).toEqual([]);
        duel.choose('Shield trigger: Theirs');
        expect(duel.facts('shieldBroken', 'cardUsed').map((fact) => fact.replace(/^.* /, ''))).toEqual(
          active === 'p1' ? ['Mine', 'Theirs', 'Mine', 'Theirs'] : ['Mine', 'Theirs', 'Mine', 'Theirs'],
        );
        expect([duel.count(active, 'shieldZone'), duel.count(other, 'shieldZone')]).toEqual([0, 0]);
      },
    );
  }
});

describe('701.14 shields that an effect moves', () => {
  driven('113.6 a shield that returns to the hand may be used too, in the middle of the effect', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Leech'],
        manaZone: { light: 4 },
        shieldZone: ['Beam', 'Fear Fang'],
        battleZone: ['Looter'],
      },
      p2: { battleZone: ['Burning Mane', 'Looter'] },
    });
    duel.use('Summon Leech').choose('Card 1');
    expect(duel.asked).toBe('p1 declareShields');
    duel.choose('Shield trigger: Beam').choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardDestroyed', 'shieldBroken', 'cardDrawn')).toEqual([
      'cardDestroyed Burning Mane',
      'cardDrawn Filler',
    ]);
    expect(duel.battleZones).toEqual({ p1: ['Looter', 'Leech'], p2: ['Looter'] });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 0]);
  });

  driven(
    '701.14c an effect breaks several at once, and what is declared is used before it goes on',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Hammer'], manaZone: { light: 4 }, battleZone: ['Fear Fang', 'Looter'] },
        p2: { shieldZone: ['Guard', 'Insight', 'Draglide'], battleZone: ['Burning Mane'] },
      });
      duel.use('Cast Hammer').choose('Shield 1', 'Shield 2');
      expect(duel.asked).toBe('p2 declareShields');
      duel.choose('Shield trigger: Guard', 'Shield trigger: Insight').choose('Insight', 'Guard');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.facts('shieldBroken', 'cardDrawn', 'cardPut', 'cardTapped', 'effectResolved')).toEqual([
        'cardTapped Light Filler',
        'cardTapped Light Filler',
        'cardTapped Light Filler',
        'cardTapped Light Filler',
        'shieldBroken Guard',
        'shieldBroken Insight',
        'cardDrawn Filler',
        'effectResolved Insight',
        'cardPut Guard',
        'effectResolved Guard',
        'cardTapped Burning Mane',
        'cardTapped Guard',
        'cardDrawn Filler',
        'effectResolved Looter',
        'cardDrawn Filler',
        'effectResolved Looter',
      ]);
      expect(duel.battleZones).toEqual({
        p1: ['Fear Fang', 'Looter'],
        p2: ['Burning Mane (tapped)', 'Guard (tapped)'],
      });
    },
  );

  driven('a shield that goes elsewhere than to the hand may not be used', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Rust'], manaZone: { light: 4 }, battleZone: ['Fear Fang', 'Looter'] },
      p2: { shieldZone: ['Beam', 'Draglide'] },
    });
    duel.use('Cast Rust').choose('Card 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Beam']);
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Draglide']);
    expect(duel.count('p1', 'hand')).toBe(0);
  });
});

describe('509.5 what may be declared of the shields', () => {
  const both = spell({
    ...plain,
    name: 'Both',
    abilities: [shieldTrigger, guardStrike, spellAbility(draw())],
  });
  const halves = twinpact(
    'Halves',
    creature({ ...plain, name: 'First Half', power: 2000 }),
    spell({ ...plain, name: 'Second Half', abilities: [shieldTrigger, spellAbility(draw())] }),
  );
  const bolt = creature({
    ...plain,
    name: 'Bolt',
    power: 9000,
    abilities: [when({ event: 'breaksShields', what: itself }, putIntoGraveyard(choose(opponentsShields())))],
  });
  const mortar = spell({
    ...plain,
    name: 'Mortar',
    abilities: [
      spellAbility(gets(choose(opponentsShields()), 'turn', cannot({ do: 'move', from: 'shieldZone' }))),
    ],
  });
  const thief = spell({
    ...plain,
    name: 'Thief',
    abilities: [spellAbility(takeShieldWithoutTrigger(choose(yourShields())))],
  });
  const storm = spell({
    ...plain,
    name: 'Storm',
    abilities: [spellAbility(returnToHand({ in: 'shieldZone', of: 'any' }))],
  });
  const more = [...cards, both, halves, bolt, mortar, thief, storm];

  driven('one card is used in one way only', (begin) => {
    const duel = begin({
      cards: more,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Both', 'Draglide'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.options).toEqual(['Shield trigger: Both', 'Guard strike: Both']);
    expect(duel.decision).toMatchObject({
      prompt: 'Declare what you use of Both',
      limits: { exclusive: [[0, 1]] },
    });
    expect(() => duel.choose('Shield trigger: Both', 'Guard strike: Both')).toThrow('only one may be chosen');
  });

  driven('of what stands alone nothing is excluded', (begin) => {
    const duel = begin({
      cards: more,
      p1: { battleZone: ['Breaker', 'Burning Mane'] },
      p2: { shieldZone: ['Insight', 'Beam', 'Draglide'] },
    });
    duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.decision).toMatchObject({ min: 0, max: 2, prompt: 'Declare what you use of Insight, Beam' });
    expect(duel.decision.limits).toEqual({ exclusive: [] });
  });

  driven('of a twinpact the half that has it is used', (begin) => {
    const duel = begin({
      cards: more,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Halves', 'Draglide'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Shield trigger: Second Half');
    expect(duel.battleZones.p2).toEqual([]);
    expect([duel.zone('p2', 'graveyard'), duel.zone('p2', 'hand')]).toEqual([['Halves'], ['Filler']]);
  });

  driven('a chosen shield that has left by then is not broken, and is not declared', (begin) => {
    const duel = begin({
      cards: more,
      p1: { battleZone: ['Bolt', 'Burning Mane'] },
      p2: { shieldZone: ['Beam', 'Draglide'] },
    });
    duel.choose('Bolt attacks the player').choose('Shield 1').choose('Card 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('shieldBroken')).toEqual([]);
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Draglide']);
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'hand')]).toEqual([['Beam'], 0]);
  });

  driven(
    '609.4 one that a replacement effect sends elsewhere is not declared, beside one that breaks',
    (begin) => {
      const drain = creature({
        ...plain,
        name: 'Drain',
        power: 2000,
        abilities: [
          {
            kind: 'replacement',
            of: {
              event: 'moves',
              what: { of: 'opponent', filter: { names: ['Beam'] } },
              from: 'shieldZone',
              to: 'hand',
            },
            instead: instead('graveyard'),
          },
        ],
      });
      const duel = begin({
        cards: [...more, drain],
        p1: { battleZone: ['Breaker', 'Drain'] },
        p2: { shieldZone: ['Beam', 'Insight', 'Draglide'] },
      });
      duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
      expect([duel.asked, duel.options]).toEqual(['p2 declareShields', ['Shield trigger: Insight']]);
      expect(duel.zone('p2', 'shieldZone')).toEqual(['Beam', 'Insight (pending)', 'Draglide']);
      duel.pass();
      expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([['Insight'], ['Beam']]);
    },
  );

  driven('701.14a-b one that goes to the hand instead of breaking is', (begin) => {
    const bulwark = creature({
      ...plain,
      name: 'Bulwark',
      power: 2000,
      abilities: [wouldBeBroken('you', instead('hand'))],
    });
    const duel = begin({
      cards: [...more, bulwark],
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Insight', 'Draglide'], battleZone: ['Bulwark'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect([duel.asked, duel.options]).toEqual(['p2 declareShields', ['Shield trigger: Insight']]);
    duel.choose('Shield trigger: Insight');
    expect(duel.facts('eventReplaced', 'shieldBroken', 'cardUsed')).toEqual([
      'eventReplaced Insight',
      'cardUsed Insight',
    ]);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Insight']);
  });

  driven('101.2 a shield that cannot leave stays a shield', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Mortar'], manaZone: { light: 4 }, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Draglide', 'Insight'] },
    });
    duel.use('Cast Mortar').choose('Card 1').choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Draglide', 'Insight']);
    duel.choose('Burning Mane attacks the player');
    expect(duel.options).toEqual(['Shield 1', 'Shield 2']);
  });

  driven('nothing where the effect says so', (begin) => {
    const duel = begin({
      cards: more,
      p1: {
        hand: ['Thief'],
        manaZone: { light: 4 },
        shieldZone: ['Beam', 'Beam'],
        battleZone: ['Fear Fang'],
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Thief').choose('Card 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Beam']);
  });

  driven('101.4a where shields of both move, the active player declares and uses first', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Storm'], manaZone: { light: 4 }, shieldZone: ['Insight'], battleZone: ['Fear Fang'] },
      p2: { shieldZone: ['Insight', 'Draglide'] },
    });
    duel.use('Cast Storm');
    expect([duel.asked, duel.options]).toEqual(['p1 declareShields', ['Shield trigger: Insight']]);
    duel.choose('Shield trigger: Insight');
    expect([duel.asked, duel.options]).toEqual(['p2 declareShields', ['Shield trigger: Insight']]);
    duel.choose('Shield trigger: Insight');
    expect(story(duel, 'cardMoved', 'cardDrawn')).toEqual([
      'turn.main.use.puttingOrCasting 701.14b: cardMoved Insight',
      'turn.main.use.puttingOrCasting 701.14b: cardMoved Insight',
      'turn.main.use.puttingOrCasting 701.14b: cardMoved Draglide',
      'turn.main.use.puttingOrCasting 114.2: cardDrawn Filler',
      'turn.main.use.puttingOrCasting 605.2f: cardMoved Insight',
      'turn.main.use.puttingOrCasting 114.2: cardDrawn Filler',
      'turn.main.use.puttingOrCasting 605.2f: cardMoved Insight',
      'turn.main.use.puttingOrCasting 605.2f: cardMoved Storm',
    ]);
    expect(duel.duel.log.filter(({ kind }) => kind === 'cardDrawn')).toMatchObject([
      { player: 'p1' },
      { player: 'p2' },
    ]);
  });
});

describe('603.4 what was declared of the shields misfires', () => {
  const dump = spell({
    ...plain,
    name: 'Dump',
    abilities: [shieldTrigger, spellAbility(discard(choose(yourHand())))],
  });
  const hush = creature({
    ...plain,
    name: 'Hush',
    power: 2000,
    abilities: [shieldTrigger, has(cannot({ do: 'cast', who: 'any' }))],
  });
  const more = [...cards, dump, hush];
  const misfires = (duel: Driver) =>
    duel.duel.log.flatMap((fact) =>
      fact.kind === 'effectMisfired' ? [`${fact.name}: ${fact.why} ${fact.rule}`] : [],
    );

  driven('where its card has left the hand', (begin) => {
    const duel = begin({
      cards: more,
      p1: { battleZone: ['Breaker', 'Burning Mane'] },
      p2: { shieldZone: ['Dump', 'Insight', 'Draglide'] },
    });
    duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
    duel.choose('Shield trigger: Dump', 'Shield trigger: Insight').choose('Dump', 'Insight');
    expect(misfires(duel)).toEqual(['Insight: the card is no longer in the hand 603.4']);
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'hand')]).toEqual([['Insight', 'Dump'], 0]);
  });

  driven('where its use has been forbidden meanwhile', (begin) => {
    const duel = begin({
      cards: more,
      p1: { battleZone: ['Breaker', 'Burning Mane'] },
      p2: { shieldZone: ['Hush', 'Insight', 'Draglide'] },
    });
    duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
    duel.choose('Shield trigger: Hush', 'Shield trigger: Insight').choose('Hush', 'Insight');
    expect(misfires(duel)).toEqual(['Insight: casting it is forbidden (Hush) 603.4']);
    expect(duel.zone('p2', 'hand')).toEqual(['Insight']);
  });

  driven(
    '112.3b, 509.5c not where the card that pays for it would have left the hand: it has been discarded',
    (begin) => {
      const duel = begin({
        cards: more,
        p1: { battleZone: ['Breaker', 'Burning Mane'] },
        p2: { shieldZone: ['Dump', 'Draglide', 'Fear Fang'], hand: ['Avenger', 'Fear Fang'] },
      });
      duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
      duel
        .choose('Shield trigger: Dump', 'Strike back: Avenger')
        .choose('Dump', 'Avenger')
        .choose('Fear Fang');
      expect(misfires(duel)).toEqual([]);
      expect(duel.facts('cardDiscarded')).toEqual(['cardDiscarded Draglide', 'cardDiscarded Fear Fang']);
    },
  );

  driven('112.3 a guard strike with nobody to stop does nothing', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Hammer'], manaZone: { light: 4 } },
      p2: { shieldZone: ['Parry', 'Draglide', 'Fear Fang'] },
    });
    duel.use('Cast Hammer').choose('Shield 1', 'Shield 2').choose('Guard strike: Parry');
    expect(misfires(duel)).toEqual([]);
    expect([duel.asked, duel.duel.game.lasting]).toEqual(['p2 charge', []]);
  });
});

describe('112.3 guard strike, beside a shield trigger', () => {
  const plain = { civilizations: ['nature'], cost: 2 } as const;

  const guard = spell({ ...plain, name: 'Guard Post', abilities: [guardStrike, spellAbility(draw())] });
  const position = {
    cards: [guard],
    step: 'attack' as const,
    p1: { battleZone: ['Fear Fang', 'Forest Hornet', 'Burning Mane'] },
    p2: { shieldZone: ['Guard Post', 'Filler', 'Filler'] },
  };

  driven('a creature of the opponent cannot attack for this turn, and the card goes to the hand', (begin) => {
    const duel = begin(position).choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Guard strike: Guard Post');
    expect(duel.options).toEqual(['Fear Fang', 'Forest Hornet', 'Burning Mane']);
    duel.choose('Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
    expect(duel.zone('p2', 'hand')).toEqual(['Guard Post']);
    duel.pass().passUntil('p1 attack');
    expect(duel.options).toContain('Forest Hornet attacks the player');
  });

  driven('need not be declared', (begin) => {
    const duel = begin(position).choose('Fear Fang attacks the player').choose('Shield 1').pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toContain('Forest Hornet attacks the player');
    expect(duel.zone('p2', 'hand')).toEqual(['Guard Post']);
  });
});

describe('113.6 a shield trigger is used from the hand', () => {
  const watching = (name: string, zone: 'hand' | 'shieldZone') =>
    creature({
      ...plain,
      name,
      power: 2000,
      abilities: [when({ event: 'used', by: 'you', from: [zone] }, draw())],
    });

  driven('for which it is declared in the shield zone', (begin) => {
    const duel = begin({
      cards: [...cards, watching('Scribe', 'hand'), watching('Clerk', 'shieldZone')],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Breaker'] },
      p2: { shieldZone: ['Beam'], battleZone: ['Scribe', 'Clerk'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Beam').choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardUsed', 'effectTriggered')).toEqual([
      'effectTriggered Beam',
      'cardUsed Beam',
      'effectTriggered Scribe',
    ]);
    expect(duel.duel.log.find(({ kind }) => kind === 'cardUsed')).toMatchObject({ from: 'hand' });
    expect(duel.count('p2', 'hand')).toBe(1);
  });

  driven('112.3a-b a strike back is no use of a shield trigger', (begin) => {
    const scribe = creature({
      ...plain,
      name: 'Scribe',
      power: 9000,
      abilities: [wheneverUsesShieldTrigger('you', draw())],
    });
    for (const [shield, declared, drawn] of [
      ['Guard', 'Shield trigger: Guard', 1],
      ['Draglide', 'Strike back: Avenger', 0],
    ] as const) {
      const duel = begin({
        cards: [...cards, scribe],
        p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
        p2: { shieldZone: [shield, 'Filler'], hand: ['Avenger'], battleZone: ['Scribe'] },
      });
      duel.choose('Fear Fang attacks the player').choose('Shield 1').choose(declared);
      if (duel.asked === 'p2 choose') duel.choose('Burning Mane');
      expect([declared, duel.facts('effectResolved').includes('effectResolved Scribe') ? 1 : 0]).toEqual([
        declared,
        drawn,
      ]);
    }
  });
});

describe('113.6a shields that are being broken', () => {
  driven('are marked in the view, since they count as shields no more', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Breaker'] },
      p2: { shieldZone: ['Beam', 'Insight', 'Guard'] },
    });
    duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p2 declareShields');
    const broken = { hidden: true, pending: true };
    for (const viewer of ['p1', 'p2'] as const)
      expect(duel.duel.view(viewer).zones.p2.shieldZone).toEqual([broken, broken, { hidden: true }]);
    duel.pass();
    expect(duel.duel.view('p1').zones.p2.shieldZone).toEqual([{ hidden: true }]);
  });
});

describe('701.14a who chooses the shields that an effect breaks', () => {
  const warden = creature({
    ...plain,
    name: 'Warden',
    power: 2000,
    abilities: [ownerChoosesShields('you', 'broken')],
  });
  const raider = creature({
    ...plain,
    name: 'Raider',
    power: 1000,
    abilities: [whenPut(self, breakShields(1))],
  });
  const bomb = creature({
    ...plain,
    name: 'Bomb',
    power: 1000,
    abilities: [whenDestroyed(self, breakShields(1))],
  });
  const shot = spell({ ...plain, name: 'Shot', abilities: [spellAbility(breakShields(1))] });
  const fell = spell({ ...plain, name: 'Fell', abilities: [spellAbility(destroy(yourCreatures()))] });

  driven('where a creature breaks them, also one that has left, their owner may be the one', (begin) => {
    for (const [use, asked] of [
      ['Cast Shot', 'p1 shields'],
      ['Summon Raider', 'p2 shields'],
      ['Cast Fell', 'p2 shields'],
    ] as const) {
      const duel = begin({
        cards: [...cards, warden, raider, bomb, shot, fell],
        p1: { hand: [use.split(' ')[1] ?? ''], manaZone: { light: 4 }, battleZone: ['Bomb'] },
        p2: { battleZone: ['Warden'] },
      });
      duel.use(use);
      expect([use, duel.asked]).toEqual([use, asked]);
    }
  });

  driven('603.2d where there are none, nothing triggers before the break', (begin) => {
    const eager = creature({
      ...plain,
      name: 'Eager',
      power: 2000,
      abilities: [when({ event: 'breaksShields', what: itself }, draw()), whenPut(self, breakShields(1))],
    });
    for (const [shieldZone, drawn] of [
      [0, 0],
      [1, 1],
    ] as const) {
      const duel = begin({
        cards: [...cards, eager],
        p1: { hand: ['Eager'], manaZone: { light: 4 }, battleZone: ['Fear Fang'] },
        p2: { shieldZone },
      });
      duel.use('Summon Eager');
      expect(duel.count('p1', 'hand')).toBe(drawn);
    }
  });
});

describe('110.4c a shield trigger that a card gives itself works while it is a shield', () => {
  const alert = hasWhile(youHave(yourCreatures({ names: ['Nurse'] })), gains(shieldTrigger));
  const sleeper = creature({ ...plain, name: 'Sleeper', power: 2000, abilities: [alert] });
  const ambush = spell({ ...plain, name: 'Ambush', abilities: [alert, spellAbility(draw())] });

  /** A creature breaks two shields of a player who has this creature. */
  const broken = (begin: Begin, own: string) =>
    begin({
      cards: [nurse, sleeper, ambush, breaker],
      p1: { battleZone: ['Breaker'] },
      p2: { battleZone: [own], shieldZone: ['Sleeper', 'Ambush'] },
    }).choose('Breaker attacks the player');

  driven('as long as its condition holds', (begin) => {
    const duel = broken(begin, 'Nurse');
    expect(duel.options).toEqual(['Shield trigger: Sleeper', 'Shield trigger: Ambush']);
  });

  driven('and not otherwise', (begin) => {
    const duel = broken(begin, 'Fear Fang');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p2', 'hand')).toEqual(['Ambush', 'Filler', 'Sleeper']);
  });
});

describe('603.2, 113.6 shield triggers and what is there as they are declared and used', () => {
  const attacked = (begin: Begin, battleZone: readonly (string | { name: string; over: string[] })[]) =>
    begin({
      step: 'attack',
      p1: { battleZone: ['Hanusa, Radiance Elemental', ...battleZone] },
      p2: { shieldZone: ['Terror Pit', 'Spiral Gate', 'Filler'] },
    })
      .choose('Hanusa, Radiance Elemental attacks the player')
      .choose('Shield 1', 'Shield 2');

  driven('a use triggers an ability of the creature that it destroys, and only that use', (begin) => {
    const duel = attacked(begin, [{ name: 'Emperor Quazla', over: ['Corile'] }, 'Fear Fang']);
    duel.choose('Shield trigger: Terror Pit', 'Shield trigger: Spiral Gate').choose('Terror Pit');
    duel.choose('Emperor Quazla').choose('Hanusa, Radiance Elemental');
    expect(duel.asked).toBe('p1 number');
    duel.choose('2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven(
    'what is forbidden as the shields move is not declared, though the other one removes the ban',
    (begin) => {
      const duel = attacked(begin, ['Fu Reil, Seeker of Storms']);
      expect(duel.options).toEqual(['Shield trigger: Spiral Gate']);
      duel.choose('Shield trigger: Spiral Gate').choose('Fu Reil, Seeker of Storms');
      expect(duel.zone('p2', 'hand')).toContain('Terror Pit');
      expect(duel.battleZones.p1).toEqual(['Hanusa, Radiance Elemental (tapped)']);
    },
  );
});

describe('605.2f where the spell of a shield trigger goes', () => {
  const gale = { name: 'Super Terradragon Bailas Gale', over: ['Fear Fang'] };

  driven(
    'another card sends it to the hand, also one that its own player has returned in an effect',
    (begin) => {
      const duel = begin({
        p1: {
          hand: ['Benzo, the Hidden Fury'],
          manaZone: { darkness: 4 },
          shieldZone: ['Solar Ray'],
          battleZone: ['Fear Fang', gale],
        },
        p2: { battleZone: ['Fear Fang'] },
      });
      duel.use('Summon Benzo, the Hidden Fury').choose('Shield trigger: Solar Ray');
      expect(duel.zone('p1', 'hand')).toEqual(['Solar Ray']);
      expect(duel.battleZones.p2).toEqual(['Fear Fang (tapped)']);
    },
  );

  driven('609.8a but what the spell says of itself comes first', (begin) => {
    const duel = begin({
      step: 'attack',
      active: 'p2',
      p1: { shieldZone: ['Boomerang Comet', 'Filler'], battleZone: [gale], manaZone: { light: 1 } },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Shield trigger: Boomerang Comet');
    expect([duel.asked, duel.zone('p1', 'manaZone')]).toEqual(['p2 attack', ['Boomerang Comet']]);
  });
});
