import { type Grammar, rule, word } from '../grammar/rule.ts';

/**
 * What a card explains in brackets is read only if it says what the words before it say, or that a card of several civilizations is
 * put into the mana zone tapped.
 */
export const REMINDER_PARTS = {
  reminders: [word('', []), rule('<reminder>', (one) => [one])],
  reminder: [
    word('( this creature/spell is put into your mana zone tapped [.] )', 'multicolored'),
    word('( this creature breaks 2/two shields [.] )', 'doubleBreaker'),
    word('( this creature breaks 3/three shields [.] )', 'tripleBreaker'),
    word('( it breaks 2 shield/shields [.] )', 'doubleBreaker'),
    word('( it breaks 3 shield/shields [.] )', 'tripleBreaker'),
    word('( this creature breaks 4/four shields [.] )', 'quattroBreaker'),
    word('( when this creature breaks shield , it break 2 shields [.] )', 'doubleBreaker'),
    word('( when this creature breaks shield , it break 3 shields [.] )', 'tripleBreaker'),
    word(
      "( when/whenever an opponent's creature attacks , you may tap this creature to stop the attack . then the 2/two creatures battle [.] )",
      'blocker',
    ),
    word(
      '( whenever an opponent\'s creature attacks , you may tap a creature that has " blocker " to stop the attack . then the 2 creatures battle [.] )',
      'blocker',
    ),
    word(
      '( when this creature/spell is put into your hand from your shield zone , you may cast/summon it [immediately] for no cost [.] )',
      'shieldTrigger',
    ),
    word(
      '( after you cast this spell , put it into your mana zone instead of your graveyard [.] )',
      'charger',
    ),
    word("( this creature doesn't get summoning sickness [.] )", 'speedAttacker'),
    word("( it doesn't get summoning sickness [.] )", 'speedAttacker'),
    word('( whenever this creature battles , destroy the other creature after the battle [.] )', 'slayer'),
    word(
      '( whenever a creature that has " slayer " battles , destroy the other creature after the battle [.] )',
      'slayer',
    ),
    word('( when this creature loses a battle , destroy the other creature [.] )', 'slayer'),
    word('( when a creature that has " slayer " loses a battle , destroy the other creature [.] )', 'slayer'),
    rule('( while attacking , this creature gets + <number> power [.] )', () => 'powerAttacker'),
    rule(
      '( while attacking , a creature that has " power attacker + <number> " gets + <number> power [.] )',
      (one, other) => (one === other ? 'powerAttacker' : undefined),
    ),
    word("( each of your survivors has this creature's survivor ability [.] )", 'survivor'),
    word(
      '( at the start of each of your turns , if this creature is tapped , you may keep it tapped and use its [silent] [skill] [$silent_skill] ability [.] )',
      'silentSkill',
    ),
    word(
      '( if any of your other creatures broke any shields this turn , this creature gets its ability until the end of the turn [.] )',
      'turboRush',
    ),
    word(
      '( while 2 or more other creatures in the battle zone have " wave striker , " this creature has its wave striker ability/abilities [.] )',
      'waveStriker',
    ),
    rule(
      "( this creature can't be blocked while your opponent has any <civilization> cards in his mana zone [.] )",
      () => 'stealth',
    ),
    word('( it can still be attacked and blocked [.] )', 'beChosen'),
    word('( a creature that has power 0 or less is destroyed [.] )', 'noPower'),
    word('( both creatures stay tapped [.] )', 'endAttack'),
    word(
      '( first choose what this/your creature is attacking . then choose a creature to tap [.] )',
      'tapChoice',
    ),
    word('( a creature that has " double/triple breaker " breaks 2/3 shields [.] )', 'breaker'),
    word('( a creature that has " speed attacker " doesn\'t get summoning sickness [.] )', 'speedAttacker'),
    word(
      '( whenever one of your opponent\'s creatures attacks , you may tap a creature that has " blocker " to stop the attack . then the 2 creatures battle [.] )',
      'blocker',
    ),
    rule(
      "( whenever an opponent's <civilizations> creature attacks , you may tap this creature to stop the attack . then the 2 creatures battle [.] )",
      () => 'blocker',
    ),
    rule(
      '( a creature that has " power attacker + <number> " and " double breaker " gets + <number> power while attacking and breaks 2 shields [.] )',
      (one, other) => (one === other ? 'powerAttacker' : undefined),
    ),
    word(
      "( when opponent's creature attack , you may tap this card and block that attack , afterward , both creature battle )",
      'blocker',
    ),
    word("( it stays face up while it's in the shield zone [.] )", 'faceUp'),
    word("( those shields stay face up while they're in the shield zone [.] )", 'faceUp'),
    word(
      '( you/he can use the " shield trigger " ability/abilities of that/those shield/shields [.] )',
      'usableTrigger',
    ),
    word(
      "( return the creature to its owner's hand before your opponent can block with it [.] )",
      'returnsBeforeBlock',
    ),
    word('( destroy the creature before your opponent can block with it [.] )', 'destroysBeforeBlock'),
    word('( this creature stays tapped [.] )', 'staysTapped'),
    word('( do what the spell says before this creature gets the extra power [.] )', 'afterSpell'),
    word(
      '( for example , ignore summoning sickness and card effects that say " this creature can\'t attack " or " this creature can\'t attack players . " your creatures can\'t attack creatures this way [.] )',
      'regardless',
    ),
    word(
      '( if a creature has " double breaker " or " triple breaker , " it still breaks only one shield [.] )',
      'oneShieldOnly',
    ),
    word(
      "( whenever an opponent's creature that has dragon in its race attacks , you may tap this creature to stop the attack . then the 2 creatures battle [.] )",
      'blocker',
    ),
  ],
} satisfies Partial<Grammar>;
