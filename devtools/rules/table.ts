// Written by `npm run docs` from the charts, whose descriptions a build leaves out.

/** What each state of each chart is there for, by the chart's id and the state's path. */
export const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: {
    '': 'FACTS 9.1: the account of one namespace with its native balance, and the way out of it.',
    shown: 'SPEC 2, Account. The balance, copying and leaving go on side by side.',
    'shown.balance': 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
    'shown.balance.loading': 'The adapter is asked; no answer in 30 s counts as a failure (DESIGN 3).',
    'shown.balance.ready': 'It is shown until the account or its network changes.',
    'shown.balance.failed': 'SPEC 8, Token Balance Unavailable: a toast says so.',
    'shown.balance.failed.resting': 'SPEC 9: no retry for 30 s.',
    'shown.balance.failed.retryable': 'The visitor may ask again.',
    'shown.copy': 'The address goes to the clipboard.',
    'shown.copy.copying': 'The browser may ask the visitor first; 30 s at most (DESIGN 3).',
    'shown.copy.copied': 'The button says so for 2 s, as long as a toast of success lasts (SPEC 9).',
    'shown.leave': 'SPEC 4, disconnect: the way out of the connection.',
    'shown.leave.leaving': 'The wallet is being let go of. The wallet chart caps this at 3 s (SPEC 9).',
    disconnected:
      'SPEC 4: the last connection of the namespace has gone. What follows is the kit’s to decide (DESIGN 3).',
  },
  alerts: {
    '': 'SPEC 8, alerts: what the developer has to mend, each kind once.',
    showing: 'The oldest is shown until it is dismissed, and only while `debug` is on (FACTS 8.3).',
  },
  config: {
    '': 'FACTS 11.2 and 3: what the project’s configuration says of the features, of origins and of analytics. It tells the kit which features there are, and the developer what is wrong (SPEC 8, alerts).',
    project: 'FACTS 11.2: what the project’s configuration says of the features, and from where it may be used.',
    'project.deciding': 'Basic mode needs no project (FACTS 11.1). Nobody stays here.',
    'project.fetching': 'The configuration is asked for, 30 s at most (DESIGN 3). Nothing waits for it.',
    'project.sorting': 'FACTS 3: only logins are bound to the origins that the project allows. Nobody stays here.',
    'project.checking':
      'FACTS 3: whether this page’s origin is one of those that the project allows; 30 s at most (DESIGN 3).',
    'project.ready': 'The features are those that the project and the dApp agree on.',
    'project.degraded': 'SPEC 8: the service did not answer. The modal does without until it is opened again.',
    'project.misconfigured': 'SPEC 8, alerts: what only the developer can mend. The modal does without.',
    analytics: 'FACTS 3: whether the project wants to hear of what happens. Until it says so, it does not.',
    'analytics.deciding': 'A dApp that does not want it is not asked for it. Nobody stays here.',
    'analytics.asking': 'The project is asked, for 30 s at most (DESIGN 3).',
    'analytics.unheard': 'SPEC 8: a failure turns analytics off, until the modal is opened again.',
    'analytics.on': 'The project hears of what happens.',
    'analytics.off': 'Nobody hears of what happens.',
  },
  connect: {
    '': 'SPEC 4, connect: from the list of wallets to an account, whichever wallet answers in the end. The wallet charts ask; this one follows what they tell.',
    choosing: 'The list of wallets (SPEC 2). Painted from what is in the page: nothing waits for a server.',
    choosingNamespace: 'The wallet is there for several namespaces: which of them is to be connected (FACTS 10.1)?',
    requesting:
      'DESIGN 3: the wallet is asked; after 20 s a hint says where to look, after 5 min the wallet chart tells that nobody answered.',
    'requesting.asking': 'The ring spins around the wallet’s icon (DESIGN 9).',
    'requesting.waiting': 'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
    sorting: 'Each cause of failure has a state, its own sentence and its one next step (DESIGN 9).',
    declined: 'SPEC 8, 4001: the visitor said no in the wallet. It can be asked again, or another one.',
    pending: 'SPEC 8, -32002: an earlier request is still open in the wallet; answering it there is enough.',
    timedOut: 'DESIGN 3: nobody answered for 5 min. A late approval is still honoured.',
    notInstalled: 'The wallet is not to be found in this browser (FACTS 8.4); how to get one is a click away.',
    unusable: 'Asking this wallet again would give the same answer; another one is the way on (DESIGN 9).',
    failed: 'Whatever else went wrong, told in the sentence of its code (SPEC 8).',
    celebrating:
      'DESIGN 9: the ring closes on success, and the modal 0.9 s later; whoever is in a hurry closes it at once.',
    connected: 'A wallet is connected. What follows is the kit’s to decide (DESIGN 3).',
  },
  directory: {
    '': 'FACTS 3: what the modal knows of the directory of wallets before anybody looks through it. Nothing waits for it, and the wallets of this browser need none of it (DESIGN 9).',
    prefetching: 'FACTS 3, prefetch; 30 s at most (DESIGN 3).',
    picturing: 'SPEC 9: the first wallets come with their pictures, which are given up after 2 s.',
    ready: 'The modal can lead with what is known.',
    failed: 'FACTS 19.4: what failed is asked for again when the modal is opened again.',
  },
  kit: {
    '': 'The whole of Portico: a wallet chart per namespace, the modal and its places (SPEC 2), and the small actors that every flow speaks through. It tells flows what wallets do, and decides what follows when a flow has ended (DESIGN 3).',
    boot: 'SPEC 4: stored connections are taken up on load. Nothing waits for it: the modal opens meanwhile.',
    'boot.reconnecting': 'Some namespace is still trying what it has stored.',
    'boot.ready': 'Every namespace has tried what it had stored.',
    whereabouts: 'SPEC 4: whether the active network is one of the app’s. It counts as such where nobody is connected.',
    'whereabouts.home': 'The active network is one of the app’s, or it need not be.',
    'whereabouts.astray': 'The active network is none of the app’s: the modal leads to those that are (SPEC 4).',
    authentication:
      'FACTS 13: where the dApp signs people in, each new account on one of its networks is looked at by the watch over the sessions. What becomes of it, the modal shows (SPEC 2).',
    'authentication.idle': 'Nobody has connected yet, or the dApp signs nobody in (DESIGN 3, pay nothing).',
    'authentication.arriving':
      'What watches over the sessions is on its way, and with it the flow of signing in, for 30 s at most (DESIGN 3).',
    'authentication.here': 'The sessions are watched over, for whatever account is the active one.',
    'authentication.here.checking': 'It is not known yet whether the account has a session.',
    'authentication.here.settled': 'The account has a session, or needs none.',
    'authentication.here.offered': 'SPEC 2: it has none, and is asked for one. It may go on without.',
    'authentication.here.due': 'SPEC 2: it has none, and does not go on without.',
    'authentication.absent':
      'SPEC 8: whether somebody is signed in can’t even be looked for, so where that is required nobody goes on.',
    cloud:
      'DESIGN 4: the directory and the configuration of the project, fetched when the modal is first opened. Nothing waits for them (SPEC 4, prefetched on start).',
    'cloud.idle': 'Nobody has opened the modal yet, so nothing is asked of a server (DESIGN 3, pay nothing).',
    'cloud.arriving': 'What asks the services is on its way, for 30 s at most (DESIGN 3).',
    'cloud.here': 'The services are asked; what failed is asked for again with the next opening.',
    'cloud.absent': 'What asks the services did not come: the modal does without, until it is opened again.',
    modal: 'SPEC 2: the modal is closed, or open at one of its places.',
    'modal.closed':
      'Nothing is on screen. Opening leads to the view that is asked for, where it can be shown now, else to the account of somebody connected, else to the list of wallets (FACTS 8.3). A network that is none of the app’s opens it by itself (SPEC 4).',
    'modal.open': 'The map of the modal (SPEC 2): one state per place, the stack of places in the context.',
    'modal.open.routing': 'SPEC 2: what lies on top of the stack is shown. Nobody stays here.',
    'modal.open.Connect':
      'SPEC 2: where the modal starts. The connect flow runs for as long as its place is on the stack (DESIGN 3).',
    'modal.open.AllWallets':
      'A place of a flow whose chart is fetched when it is first entered (DESIGN 3, pay nothing).',
    'modal.open.AllWallets.arriving':
      'The chart of the flow is on its way, for 30 s at most (DESIGN 3). The header is there meanwhile, so that nobody has to wait for it.',
    'modal.open.AllWallets.here': 'The flow runs, for as long as its place is on the stack, on top or not (DESIGN 3).',
    'modal.open.AllWallets.absent':
      'The chart did not come. It can be asked for again; back and close lead out of here (DESIGN 3).',
    'modal.open.ConnectingWalletConnect':
      'A place of a flow whose chart is fetched when it is first entered (DESIGN 3, pay nothing).',
    'modal.open.ConnectingWalletConnect.arriving':
      'The chart of the flow is on its way, for 30 s at most (DESIGN 3). The header is there meanwhile, so that nobody has to wait for it.',
    'modal.open.ConnectingWalletConnect.here':
      'The flow runs, for as long as its place is on the stack, on top or not (DESIGN 3).',
    'modal.open.ConnectingWalletConnect.absent':
      'The chart did not come. It can be asked for again; back and close lead out of here (DESIGN 3).',
    'modal.open.Account': 'A place of a flow whose chart is fetched when it is first entered (DESIGN 3, pay nothing).',
    'modal.open.Account.arriving':
      'The chart of the flow is on its way, for 30 s at most (DESIGN 3). The header is there meanwhile, so that nobody has to wait for it.',
    'modal.open.Account.here': 'The flow runs, for as long as its place is on the stack, on top or not (DESIGN 3).',
    'modal.open.Account.absent':
      'The chart did not come. It can be asked for again; back and close lead out of here (DESIGN 3).',
    'modal.open.ProfileWallets':
      'A place of a flow whose chart is fetched when it is first entered (DESIGN 3, pay nothing).',
    'modal.open.ProfileWallets.arriving':
      'The chart of the flow is on its way, for 30 s at most (DESIGN 3). The header is there meanwhile, so that nobody has to wait for it.',
    'modal.open.ProfileWallets.here':
      'The flow runs, for as long as its place is on the stack, on top or not (DESIGN 3).',
    'modal.open.ProfileWallets.absent':
      'The chart did not come. It can be asked for again; back and close lead out of here (DESIGN 3).',
    'modal.open.Networks': 'SPEC 4, network switch: what follows a choice depends on who is connected where.',
    'modal.open.UnsupportedChain':
      'SPEC 4: the active network is none of the app’s. One that is, or the end of the connection, is the way on; whoever closes it is led here again by the next change.',
    'modal.open.SwitchNetwork':
      'A place of a flow whose chart is fetched when it is first entered (DESIGN 3, pay nothing).',
    'modal.open.SwitchNetwork.arriving':
      'The chart of the flow is on its way, for 30 s at most (DESIGN 3). The header is there meanwhile, so that nobody has to wait for it.',
    'modal.open.SwitchNetwork.here':
      'The flow runs, for as long as its place is on the stack, on top or not (DESIGN 3).',
    'modal.open.SwitchNetwork.absent':
      'The chart did not come. It can be asked for again; back and close lead out of here (DESIGN 3).',
    'modal.open.SIWXSignMessage': 'SPEC 2, the sign-message view. Its flow has come with the watch over the sessions.',
    'modal.open.SIWXSignMessage.open': 'Sign, or cancel.',
    'modal.open.SIWXSignMessage.refusing':
      'SPEC 2: it can’t be closed while a session is required and there is none. The card shakes for 500 ms (SPEC 9).',
    'modal.open.SwitchActiveChain': 'SPEC 4: connected on another namespace, and nobody in the one that was chosen.',
    'modal.open.Downloads': 'How to get the wallet that the place is about, here or on a phone (FACTS 8.2).',
    'modal.open.GetWallet':
      'For somebody who has no wallet: what the dApp suggests, or Portico’s own short list (FACTS 8.1).',
    'modal.open.WhatIsANetwork': 'What a network is, for a newcomer (FACTS 8.1).',
    'modal.open.WhatIsAWallet': 'What a wallet is, for a newcomer (FACTS 8.1), and on to getting one.',
  },
  pairing: {
    '': 'FACTS 10.3, DESIGN 3: one pairing for all who need one. It is offered for 4 minutes (SPEC 9), renewed without a click while a place holds it, and left to lapse when none does: who approves late is still connected.',
    none: 'Nobody needs one. A client is not even loaded (DESIGN 3, pay nothing).',
    offered: 'A proposal stands, or is about to: one, however many hold it.',
    'offered.asking':
      'The client is loaded and the relay is asked. A relay that gives no code in 20 s can’t be reached.',
    'offered.ready':
      'SPEC 9, 5: the code is shown for 4 minutes, less the last 10 seconds, in which it counts as expired. A tab that slept through its end sees that when it wakes.',
    'offered.authenticating':
      'FACTS 13, One-Click Auth: the wallet has approved and signed at once. SPEC 8, Authenticating…: a loading message says that it is verified, for 30 s at most. The code has done its work.',
    'offered.renewing':
      'Somebody still looks at the code, so a new one takes its place without a click. Who has scanned the last one may still approve.',
    failed:
      'SPEC 8: the wallet said no, or the relay does not serve this page or can’t be reached. Nothing is tried again by itself; whoever needs a code asks for it.',
  },
  profileWallets: {
    '': 'SPEC 1, multi-wallet: one’s wallets by namespace, which of them is the active one, one more, and the way out of each (FACTS 14).',
    shown: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
    'shown.act':
      'SPEC 1, multi-wallet, and FACTS 14: one thing at a time, and each ends with what the wallet chart tells, which waits and gives up. What went wrong is told until the next.',
    'shown.act.resting': 'Nothing is being done.',
    'shown.act.switching': 'FACTS 14: another connection, or another account of one, is to be the active one.',
    'shown.act.disconnecting': 'SPEC 4: one connection is to end; the wallet chart caps that at 3 s (SPEC 9).',
    'shown.act.disconnectingAll':
      'SPEC 4: all connections of the tab are to end, one after the other, each capped at 3 s (SPEC 9).',
    'shown.copy': 'An address goes to the clipboard.',
    'shown.copy.copying': 'The browser may ask the visitor first; 30 s at most (DESIGN 3).',
    'shown.copy.copied': 'The button says so for 2 s, as long as a toast of success lasts (SPEC 9).',
    disconnected: 'No wallet is connected any more. What follows is the kit’s to decide (DESIGN 3).',
  },
  reconnect: {
    '': 'SPEC 4: reconnect on load takes up the stored connections of a namespace. What comes back shows in the adapter’s report.',
    reading: 'The store is read, and the adapter fetched where there is something in it; 5 s at most (DESIGN 3).',
    choosing: 'SPEC 4: of those that are left, the most recently used one is next.',
    trying: 'SPEC 4: one that fails, or hangs for 5 s, never keeps the next one waiting.',
    done: 'All have been tried, or one was enough.',
  },
  session: {
    '': 'FACTS 13: whether the active account is signed in (SPEC 4, authentication), as whoever keeps the sessions says it: at start, after a reload, when another tab signs in or out, and when a session runs out.',
    starting: 'Whether there is an account to ask about (FACTS 8.3, on new active address).',
    nobody: 'No account is active on a network of the app, so that nobody can be signed in (SPEC 3).',
    reading: 'Whoever keeps the sessions is asked, for 30 s at most (DESIGN 3).',
    exempt: 'On this network nobody is asked to sign in: nobody could verify it (FACTS 13, SIWE).',
    signedIn: 'The account has a session (SPEC 4). It is asked for anew before it can have run out.',
    'signedIn.resting': 'Nothing is asked until there is a reason.',
    'signedIn.rereading':
      'Another tab may have signed in or out. What was true stays so until somebody says otherwise, for 30 s at most (DESIGN 3).',
    signedOut: 'The account has no session (SPEC 4). Whether it is asked for one depends on who wants it.',
    'signedOut.deciding': 'Required, asked for by somebody who has just come, or neither.',
    'signedOut.due': 'SPEC 2: nobody goes on without a session.',
    'signedOut.due.resting': 'Nothing is asked until there is a reason.',
    'signedOut.due.rereading':
      'Another tab may have signed in or out. What was true stays so until somebody says otherwise, for 30 s at most (DESIGN 3).',
    'signedOut.offered': 'SPEC 2: whoever has just connected is asked once, and may say no.',
    'signedOut.offered.resting': 'Nothing is asked until there is a reason.',
    'signedOut.offered.rereading':
      'Another tab may have signed in or out. What was true stays so until somebody says otherwise, for 30 s at most (DESIGN 3).',
    'signedOut.free': 'Nobody is bothered: not after a no, not after a reload, not when a session has run out.',
    'signedOut.free.resting': 'Nothing is asked until there is a reason.',
    'signedOut.free.rereading':
      'Another tab may have signed in or out. What was true stays so until somebody says otherwise, for 30 s at most (DESIGN 3).',
    unread: 'Nobody can say. SPEC 8: where signing in can’t even begin, the wallet is disconnected.',
    ending: 'SPEC 4, sign-out: sessions are to end, for 30 s at most (DESIGN 3); then they are looked for again.',
  },
  signIn: {
    '': 'SPEC 4, authentication: a message is created, the wallet signs it, and whoever keeps the sessions verifies it (FACTS 13).',
    open: 'SPEC 2, the sign-message view. There is a way out at any time, and it says what comes of it.',
    'open.preparing': 'SPEC 4, authentication: a message is created, for 30 s at most (DESIGN 3).',
    'open.asking': 'SPEC 4: sign or cancel. A message that lies here for 4 minutes is made anew before it is signed.',
    'open.renewing':
      'The message has been lying about, or was refused: a new one is made, for 30 s at most (DESIGN 3).',
    'open.signing': 'SPEC 4: the wallet is asked. After 5 min nothing more is promised (DESIGN 3).',
    'open.signing.asked': 'The ring spins (DESIGN 9).',
    'open.signing.waiting': 'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
    'open.signing.unanswered': 'DESIGN 3: nobody has answered. A late signature still counts, until one asks anew.',
    'open.verifying':
      'SPEC 4: the session is added. SPEC 8, Authenticating…: a loading message says so, for 30 s at most.',
    cancelling:
      'SPEC 2: cancelling where a session is required leads back to the last network that has one. It is looked for, for 3 s at most, as long as a disconnection takes.',
    returning:
      'SPEC 2: the wallet is asked to go back to the network that has a session. When it is there, the account has left here; where it refuses, it can be signed here, or cancelled, which then disconnects.',
    established: 'SPEC 4: the session stands; the kit closes the modal.',
    cancelled: 'SPEC 2: the modal closes; the wallet goes to the last network with a session, or is disconnected.',
    left: 'Another account, another network, or nobody: the kit asks again where it needs to.',
    broken: 'SPEC 8: the wallet is being disconnected, and the modal goes back to where it starts.',
  },
  snackbar: {
    '': 'SPEC 4, snackbar: one short message at the foot of the modal.',
    reopening: 'The old message has gone, the new one waits its 150 ms (SPEC 9).',
    shown: 'SPEC 4: a success, an error, or something that is loading.',
    'shown.passing': 'It goes by itself after 2.5 s (FACTS 8.3).',
    'shown.lasting': 'A loading message stays until it is replaced or dismissed.',
  },
  switchNetwork: {
    '': 'SPEC 4, network switch: a wallet is taken to another network. It is asked once, and the switch is done when the wallet is there (DESIGN 5).',
    switching:
      'SPEC 4, network switch. The wallet chart asks, waits 5 min, and knows of late answers; after 20 s a hint says where to look.',
    'switching.asking': 'The ring spins around the wallet’s icon (DESIGN 9).',
    'switching.waiting': 'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
    switched: 'The wallet is there. The kit goes back, past the list of networks (SPEC 4).',
    failed: 'SPEC 4: a failed switch navigates back, and a snackbar says what went wrong.',
  },
  toasts: {
    '': 'SPEC 4, toasts: what is told beside the modal, which may be closed.',
    some: 'SPEC 9: at most 20, the newest first; each goes in its own time.',
    'some.passing':
      'SPEC 9: an error or a plain one goes after 4 s, a success after 2 s, one that is loading when it is dismissed or replaced.',
    'some.held': 'Somebody is looking at them, with the pointer or the focus: none goes meanwhile.',
  },
  walletConnect: {
    '': 'SPEC 2, ConnectingWalletConnect: any wallet in the world, by a code to scan, a link that opens it, or in this browser. The pairing is the kit’s (DESIGN 3); this chart shows it, and follows what becomes of it.',
    shown: 'SPEC 2, ConnectingWalletConnect. Copying the link goes on beside the rest.',
    'shown.way': 'One platform at a time (FACTS 10.1), whichever tab is chosen.',
    'shown.way.choosing': 'Where is the wallet to be met?',
    'shown.way.browser':
      'FACTS 10.1: the wallet is in this browser, and is asked there. After 20 s a hint says where to look, after 5 min the wallet chart tells that nobody answered (DESIGN 3).',
    'shown.way.browser.asking': 'The ring spins around the wallet’s icon (DESIGN 9).',
    'shown.way.browser.waiting':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
    'shown.way.remote':
      'FACTS 10.3: the wallet gets a code. The kit’s one pairing is held meanwhile; a dApp that makes pairings itself brings its own.',
    'shown.way.remote.qrcode': 'FACTS 8.4: the code, to be scanned with a phone.',
    'shown.way.remote.qrcode.waiting': 'The code is on its way; its place is kept, so that nothing jumps.',
    'shown.way.remote.qrcode.ready': 'SPEC 9: it is shown until it expires, and then a new one comes by itself.',
    'shown.way.remote.mobile': 'FACTS 10.2: the wallet’s app is opened on this phone as soon as there is a code.',
    'shown.way.remote.mobile.waiting': 'The code is on its way.',
    'shown.way.remote.mobile.ready': 'A press opens the wallet.',
    'shown.way.remote.mobile.opening':
      'FACTS 10.2: the wallet’s link is opened; some browsers do so only while somebody presses something.',
    'shown.way.remote.mobile.opened':
      'The wallet has the code, and asks there. The link can be opened again, with the code of the moment.',
    'shown.way.remote.mobile.linkless':
      'SPEC 8: the link could not be made. Where there is a code, it can still be copied.',
    'shown.way.remote.desktop': 'FACTS 10.1: the wallet’s program on this computer is opened by a press.',
    'shown.way.remote.desktop.waiting': 'The code is on its way.',
    'shown.way.remote.desktop.ready': 'A press opens the wallet.',
    'shown.way.remote.desktop.opening':
      'FACTS 10.2: the wallet’s link is opened; some browsers do so only while somebody presses something.',
    'shown.way.remote.desktop.opened':
      'The wallet has the code, and asks there. The link can be opened again, with the code of the moment.',
    'shown.way.remote.desktop.linkless':
      'SPEC 8: the link could not be made. Where there is a code, it can still be copied.',
    'shown.way.remote.web': 'FACTS 10.1: the wallet’s site is opened by a press, beside this page.',
    'shown.way.remote.web.waiting': 'The code is on its way.',
    'shown.way.remote.web.ready': 'A press opens the wallet.',
    'shown.way.remote.web.opening':
      'FACTS 10.2: the wallet’s link is opened; some browsers do so only while somebody presses something.',
    'shown.way.remote.web.opened':
      'The wallet has the code, and asks there. The link can be opened again, with the code of the moment.',
    'shown.way.remote.web.linkless':
      'SPEC 8: the link could not be made. Where there is a code, it can still be copied.',
    'shown.way.visiting':
      'FACTS 10.2: the wallet opens this page in a browser of its own, where it is installed: nothing is paired.',
    'shown.way.visiting.ready': 'A press opens the wallet.',
    'shown.way.visiting.opening':
      'FACTS 10.2: the wallet’s link is opened; some browsers do so only while somebody presses something.',
    'shown.way.visiting.opened': 'The page goes on in the wallet.',
    'shown.way.visiting.linkless': 'SPEC 8: the link could not be made. Where there is a code, it can still be copied.',
    'shown.way.unsupported':
      'FACTS 8.4: the wallet is one for browsers, and not in this one. How to get it is a press away.',
    'shown.way.sorting': 'Each cause of failure has its own sentence and its one next step (DESIGN 9).',
    'shown.way.declined': 'SPEC 8, 4001: the visitor said no in the wallet. It can be asked again.',
    'shown.way.failed':
      'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
    'shown.way.unusable': 'Trying again would give the same answer; another wallet is the way on (DESIGN 9).',
    'shown.way.adopting':
      'FACTS 10.3: the wallet has approved. The wallet charts take their part of the session, 30 s at most (DESIGN 3).',
    'shown.way.celebrating':
      'DESIGN 9: the ring closes on success, and the modal 0.9 s later. The link that was opened is remembered, so that the wallet is opened for each request (FACTS 10.2).',
    'shown.copy': 'The code goes to the clipboard, for a wallet that takes it from there.',
    'shown.copy.copying': 'The browser may ask the visitor first; 30 s at most (DESIGN 3).',
    'shown.copy.copied': 'The button says so for 2 s, as long as a toast of success lasts (SPEC 9).',
    connected: 'A wallet is connected. What follows is the kit’s to decide (DESIGN 3).',
  },
  walletList: {
    '': 'SPEC 2, AllWallets: all wallets that there are, by page or by what somebody types (FACTS 3). Which one is chosen, the kit is told.',
    browsing: 'FACTS 3: the directory page by page, in its own order. What has come stays.',
    'browsing.sorting': 'Whoever comes back from a search finds what was there before.',
    'browsing.paging': 'SPEC 9: 40 more, with the pictures of the first 20; 30 s at most (DESIGN 3).',
    'browsing.ready': 'There are more, for whoever goes on.',
    'browsing.end': 'That is all of them.',
    'browsing.empty': 'The directory has no wallet for this app.',
    'browsing.failed': 'The directory did not answer; what has come stays.',
    searching:
      'SPEC 5 and 9: by the trimmed text, up to 100 at once. An answer to what is not looked for any more is never heard.',
    'searching.waiting': 'SPEC 9: nobody is asked until the typing has rested for 300 ms.',
    'searching.asking': 'The directory looks; 30 s at most (DESIGN 3).',
    'searching.found': 'They are shown below those of the list that fit.',
    'searching.empty': 'The directory has none that fits.',
    'searching.failed': 'The directory did not answer. What of the list fits is shown all the same.',
    connected: 'A wallet is connected, wherever it was chosen. What follows is the kit’s to decide (DESIGN 3).',
  },
  wallet: {
    '': 'SPEC 4: the connections of one namespace, as their owner reports them (DESIGN 5); one such chart per adapter, for as long as the kit lives.',
    status: 'SPEC 4, wallet connection status. What the adapter reports decides; a request only hurries it.',
    'status.settling': 'What waits to be ended comes next; where nothing does, the report decides. Nobody stays here.',
    'status.disconnected':
      'SPEC 4: no connection stands. An approval that comes late is honoured all the same (DESIGN 3).',
    'status.reconnecting': 'SPEC 4: the stored connections are being tried. Somebody may connect meanwhile.',
    'status.connecting':
      'A prompt is open in the wallet, for 5 min at most (DESIGN 3). It cannot be aborted: a late approval arrives as a report.',
    'status.connected': 'SPEC 4: at least one connection stands. Connecting the current one again is refused.',
    'status.activating':
      'SPEC 4: one of several connections becomes the active one. Done when the report says so, given up after 30 s (DESIGN 3).',
    'status.disconnecting':
      'Done when the connection is gone from the report, not when a promise resolves. Capped at 3 s (SPEC 9).',
    network: 'SPEC 4, network switch. Done when the report shows the network: a late success beats an early error.',
    'network.resting': 'No switch is under way. One to the network that the wallet is on is ignored (SPEC 4).',
    'network.switching':
      'A prompt is open in the wallet, for 5 min at most (DESIGN 3). It cannot be aborted: a late approval arrives as a report.',
    restore: 'SPEC 4: reconnect on load tries the stored connectors, most recently used first.',
    'restore.trying':
      'Each stored connector has 5 s to come back. What the adapter reports meanwhile counts as silent.',
    'restore.done': 'The kit is told, so that it knows when every namespace is through.',
    link: 'DESIGN 5: the adapter is followed for as long as the kit lives. One that cannot be had is tried anew.',
    'link.watching': 'The adapter reports all that it knows, at once and at every change.',
    'link.lost': 'The adapter could not be fetched: an alert says so (SPEC 8), and after 5 s it is tried anew.',
  },
}
