/** 500 to 599: the turn. */
export const rules500: Readonly<Record<string, string>> = {
  '500': 'The turn.',
  '500.1': 'A turn has six steps in a fixed order. Each of them takes place even if nothing happens in it.',
  '500.2':
    'A step ends when nothing is left to resolve and the active player does nothing more. A substep of an attack ends when neither player does anything more.',
  '500.2a': 'The game never goes back to an earlier step.',
  '500.3':
    'Effects that last until the end of a step end with it, and effects that last until a step end as it begins. Effects of an attack end with that attack, and effects of a turn once the turn has ended completely.',
  '500.4': 'As a step begins, what triggers at its start goes on standby.',
  '500.5': 'An extra turn is taken directly after the current turn; several are added one at a time.',
  '500.5a': "If both players have gained an extra turn, the active player's comes first.",
  '500.6': 'The first turn of the duel has no draw step.',

  '501': 'Start of the turn.',
  '501.1':
    "All of the active player's cards in the battle zone and the mana zone untap at the same time, before anything goes on standby.",
  '501.1a':
    'A creature with silent skill may be left tapped, which replaces its untapping. The effect of the silent skill goes on standby and resolves once the other cards have untapped.',
  '501.2': "Then abilities that trigger at the start of the turn resolve, the active player's first.",
  '501.2a': 'Abilities of cards that arrive during this step do not trigger until the next such step.',

  '502': 'Draw.',
  '502.1': 'The active player draws a card.',

  '503': 'Mana charge.',
  '503.1': 'The active player may put one card from their hand into their mana zone.',
  '503.2': 'Normally that is one card in each of their turns; effects can change the number.',

  '504': 'Main.',
  '504.1':
    'The active player uses cards, as many as they can and want to. Normally, cards are used in no other step.',
  '504.2': 'A cross gear in the battle zone is crossed by paying its cost again.',

  '505': 'Attack.',
  '505.1':
    'An attack has five substeps: attacking creature, block, battle, direct attack, end of the attack.',
  '505.2': "Creatures of the active player can attack the other player and that player's tapped creatures.",
  '505.2a': 'From a substep that is skipped nothing is declared, but effects on standby still resolve.',
  '505.3': 'Only creatures attack and block.',
  '505.4': 'One creature attacks at a time, and one blocks.',
  '505.5': 'The active player may declare attacks as often as creatures can attack.',
  '505.6': 'A creature is removed from the attack if it leaves the battle zone or an effect says so.',
  '505.6a':
    'A ban that begins after a creature has been chosen to attack or block does not remove it. If the attacking or the attacked creature is removed, the attack goes to its end: effects on standby resolve, but the non-active player makes no more declarations for it.',
  '505.6b': 'Being tapped or untapped does not remove a creature from the attack.',

  '506': 'Attacking creature.',
  '506.1': 'The active player chooses an attacking creature and what it attacks.',
  '506.1a':
    'The active player may choose a creature that can attack: untapped, in the battle zone since the turn began unless an effect helps, and with its own conditions met.',
  '506.1b':
    'A creature that must attack has to attack at some point during the turn; the order of such attacks is free.',
  '506.1c': 'The creature is tapped.',
  '506.1d': 'It is the attacking creature until it is removed from the attack or the attack ends.',
  '506.1e': 'The active player says whether it attacks the player or which tapped creature it attacks.',
  '506.2': 'If no creature attacks, the other substeps are skipped.',
  '506.3':
    'Abilities that trigger on the attack go on standby. Then each player declares and resolves, the active player first.',
  '506.3a': 'These abilities only look at the moment of the attack.',
  '506.3b':
    'The active player declares which abilities to use for this attack: those that trigger in private zones, such as ninja strike and revolution change.',
  '506.3c': 'Then the active player resolves their effects, in any order.',
  '506.3d':
    'The non-active player declares once the active player has nothing left on standby, based on the situation at that time.',
  '506.3e': 'Then the non-active player resolves their effects; new effects of the active player go first.',

  '507': 'Block.',
  '507.1':
    'The non-active player may choose creatures that redirect the attack: any number since 2021, one before that.',
  '507.1a':
    'A creature can be chosen if it could use such an ability now: not a tapped blocker, not the attacked creature, and not against a creature that cannot be blocked.',
  '507.1b':
    'Creatures that must block are all chosen. In version 1.20 this number was about how long a creature stays a blocking creature.',
  '507.1c': 'In version 1.20: a creature taps to block.',
  '507.1d': 'In version 1.20: a blocked attack stays blocked until it ends (now 507.2c).',
  '507.2':
    'The chosen creatures use their abilities one by one, in an order that their player likes; the last decides what is attacked. In version 1.20 this number was about abilities that trigger on blocking.',
  '507.2a':
    'If that ability was blocker, the creature is the blocking creature until it is removed or the attack ends. In version 1.20: abilities that trigger on blocking look at the creatures as they are at that moment (now 507.3b).',
  '507.2b':
    'If it was not, there is no blocking creature. In version 1.20: an attack was not blocked if no creature was chosen to block (now 507.3c).',
  '507.2c':
    'With a blocking creature the attacking creature is blocked, and stays so even if the blocking creature leaves; without one it is unblocked. In version 1.20: the active player declares.',
  '507.2d': 'In version 1.20: the active player resolves their effects (now 507.3e).',
  '507.2e': 'In version 1.20: then the non-active player declares (now 507.3f).',
  '507.2f': 'In version 1.20: the non-active player resolves their effects (now 507.3g).',
  '507.3':
    'Abilities that trigger on the block go on standby; then each player declares and resolves. In version 1.20 this number was about creatures that are put into the battle zone blocking (now 507.4).',
  '507.3a':
    'An ability with "when this creature blocks" triggers as its own creature becomes the blocking creature.',
  '507.3b': 'These abilities look at the creatures as they are at that moment.',
  '507.3c':
    'An attack was "not blocked" if no creature was chosen to block. A blocking creature that left later makes no difference.',
  '507.3d': 'The active player declares.',
  '507.3e': 'The active player resolves.',
  '507.3f': 'The non-active player declares.',
  '507.3g': 'The non-active player resolves; new effects of the active player go first.',
  '507.4': 'A creature that is put into the battle zone blocking has not blocked: nothing triggers on it.',

  '508': 'Battle.',
  '508.1': 'If a creature is attacked by now, there is a battle.',

  '509': 'Direct attack.',
  '509.1': 'If an attack on a player was not redirected and that player has no shields, that player loses.',
  '509.2': 'Otherwise it is determined how many shields break.',
  '509.2a': 'Normally that is one.',
  '509.2b': 'A creature with a breaker ability breaks as many as that says.',
  '509.2c':
    'If a creature has several breaker abilities, its player chooses which to use, but has to use one.',
  '509.3': 'The shields are chosen; then abilities that trigger before the break do.',
  '509.4': 'Their effects resolve, and then everything else on standby.',
  '509.4a': "What has triggered since: the active player's effects first.",
  '509.4b': "Then the non-active player's; new ones of the active player come before the rest.",
  '509.4c': 'A creature that has left still breaks the shields it chose.',
  '509.5':
    'Then the chosen shields break at the same time. Shields added in the meantime are not among them.',
  '509.5a': 'Shield triggers are declared at the same time, and shown.',
  '509.5b': 'So are guard strikes.',
  '509.5c':
    'A strike back is declared by discarding one of these cards, which counts as discarded from the hand.',
  '509.5d': 'Then the shields go to the hand; a judgment crest among them can be discarded for Sabaki Z.',
  '509.5e': 'The declared uses resolve one by one in any order, before everything else.',
  '509.6': 'A shield is not chosen twice for one break. One that is not broken stays where it is.',

  '510': 'End of the attack.',
  '510.1': 'Abilities that trigger at the end of the attack trigger and resolve.',
  '510.2': 'Then effects of the attack and of blocking end.',

  '511': 'End of the turn.',
  '511.1':
    'Each player declares and resolves abilities that trigger at the end of the turn, the active player first.',
  '511.1a': 'Abilities that need no declaration trigger for both players at the same time.',
  '511.1b': 'The active player declares.',
  '511.1c': 'The active player resolves.',
  '511.1d': 'The non-active player declares once the active player has nothing left on standby.',
  '511.1e': 'The non-active player resolves; new effects of the active player go first.',
  '511.2': 'All effects that last for the turn end at the same time.',

  '512': 'The change of turn.',
  '512.1': 'Pending cards go to the graveyard without triggering anything; then the next turn begins.',
};
