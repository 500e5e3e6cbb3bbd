// Written by `npm run docs` from the charts, whose descriptions a build leaves out, and from docs/rules.

/** Each rule's sentence, by its id. */
export const ruleSentences: Readonly<Record<string, string>> = {
  'account-view': 'The account shows who is connected, how much they have, where, and the way out.',
  'account-balance-gap':
    "After a balance could not be had, a toast says 'Token Balance Unavailable' and no retry is made for 30 s.",
  'account-balance-one':
    'The account, the button and the dApp read one balance per namespace, which a view that opens within 30 s is shown as it is.',
  'account-balance-cut': 'Balances are cut to 3 decimals and never rounded up.',
  'account-reset': 'A reset clears address, balance and profile, and keeps the preferred account type.',
  'account-types': "EVM and Solana accounts are plain or smart, and Bitcoin's are for payments or ordinals.",
  'api-options':
    '`createAppKit` takes the options that users of AppKit know, once per page, and returns the first handle again.',
  'api-hooks': 'Hooks return the fields that users of AppKit know, from one store of slices.',
  'api-namespace-state': 'Account and network state is kept apart by namespace, for those that have an adapter.',
  'api-headless': 'A dApp can draw wallets, directory and code itself.',
  'api-headless-settled':
    'Every call of a dApp that draws the wallets itself is answered: what another call, a reset or the end of the kit takes the place of ends as aborted.',
  'api-events': 'The kit tells the dApp the documented events, and never an address or a secret to anybody else.',
  'api-created-again':
    'A second `createAppKit` brings its adapters: a page that is reloaded hot or rendered twice has the kit and wagmi on one config.',
  'api-server': 'On a server nothing of one visitor is shown to the next: what is theirs is made with their page.',
  'api-adapters': 'Adapters come and go while the kit runs, and each needs a namespace.',
  'api-multi-wallet': 'Hooks for several wallets say once that several wallets are not enabled.',
  'api-endpoints': "Every service's address can be the dApp's own.",
  'api-button': 'The button shows what is going on: connect, connecting, the account, and which modal is open.',
  'config-features':
    "What the project's configuration says of a feature outvotes the dApp's options, and the developer is told which of them have no say.",
  'config-remembered':
    'What the project says of several wallets holds from the next load on before it is asked again: stored connections are all taken up.',
  'config-optional': 'Nothing waits for the configuration, and the modal does without it where it fails.',
  'config-basic': 'Basic mode asks no project.',
  'config-origins':
    'An origin that the project does not allow is told to the developer: 429 as rate limited, 5xx as a server error, and no list at all as a project that is not set up.',
  'config-origin-patterns':
    'An origin is allowed by an exact entry, by a pattern with `*`, by an empty list, or because it is local.',
  'config-analytics': 'Analytics are off until the project wants them, and off where asking fails.',
  'config-defaults': 'Features that neither the project nor the dApp mentions have frozen defaults.',
  'connect-offline-list': 'The list of wallets is painted from what is in the page, without a request to any server.',
  'connect-looking':
    'Until an adapter has said which wallets there are, the list keeps their room; nobody is told that there is none.',
  'connect-method-order':
    'The methods to connect stand in the order email, social, wallet, unless the dApp orders them or a wallet in this browser comes first.',
  'connect-type-order':
    'The groups of the list stand in the order walletConnect, recent, injected, featured, custom, external, recommended, unless the dApp orders them.',
  'connect-visibility':
    'On a phone only wallets that can be opened there are shown, and wallets that the dApp excludes are hidden everywhere.',
  'connect-browser-wallet':
    'The plain Browser Wallet is hidden where a wallet of its namespace has announced itself, and shown where it is the only way in.',
  'connect-one-row':
    'A wallet that is there for several namespaces is one row, and asks for the chain when it is chosen.',
  'connect-recent': 'The two wallets that were used last are marked as recent, the latest first.',
  'connect-status': 'Connecting sets the status connecting, and then connected, or what it was before.',
  'connect-current-refused': 'Connecting the connector that is already current is refused.',
  'connect-declined': 'A request that the user rejects in the wallet can be asked again.',
  'connect-pending': 'A request that is still open in the wallet needs only to be answered there.',
  'connect-not-installed': 'A wallet that is not in this browser leads to where to get it.',
  'connect-platforms':
    'A wallet is reached in this browser, on a phone, on this computer or on its site, and only the ways that it has are offered.',
  'connect-success': 'On success the ring closes, and the modal 0.9 s later.',
  'connect-code-row':
    'The code that any wallet can scan has a row of its own, with the number of wallets that the directory knows.',
  'directory-prefetch': "The directory's first wallets come with the first opening, and nothing waits for them.",
  'directory-page': 'A page has 40 wallets and the pictures of its first 20, and wallets that have come stay.',
  'directory-search':
    'A search uses the trimmed text after 300 ms of rest, shows up to 100 wallets, and never hears the answer to an older text.',
  'directory-featured':
    "Featured wallets stand in the dApp's order, and recommended ones only where the dApp names none.",
  'directory-pictures': 'Pictures are preloaded and given up after 2 s.',
  'directory-again': 'What failed is asked for again when the modal is opened again.',
  'directory-retry': 'A service that is busy or broken is asked again twice.',
  'directory-identity':
    'Every request names the project, the kind of kit and its version, and leaves out what is empty.',
  'directory-downloads': "A wallet's stores are offered as links for this device, and as a code for a phone.",
  'directory-assets':
    "A network's picture is the dApp's own, else the directory's under the id that the dApp gave; a wallet's the dApp's own, else what the wallet brings.",
  'error-catalogue': 'Every error that is thrown has a code of the catalogue and its sentence to the letter.',
  'error-wallet-codes':
    "A wallet's standard codes (EIP-1193, EIP-1474, EIP-5792, CAIP-25) become errors of the catalogue at the adapter.",
  'error-relay': 'What a relay refuses (origin not allowed, token not yet valid, invalid key) becomes its alert.',
  'error-options': 'Options that make no sense are refused with the sentence of the catalogue.',
  'error-hooks': 'A hook that is used before `createAppKit` says so.',
  'error-reportable': 'A failure leads to its code, state path and last events with one press.',
  'flow-state-view': 'A state names its view, and nothing else decides what is on screen.',
  'flow-state-controls': 'Two snapshots of one state differ in words and data, never in what can be pressed.',
  'flow-way-out':
    'From every state that the user can see, the controls of that state lead out within a few presses, whatever hangs.',
  'flow-timeout': 'Every request has a time-out of 30 s unless another is named, or a cancel that the user can see.',
  'flow-prompt-hint': 'A prompt in a wallet gets a hint after 20 s that it may be behind other windows.',
  'flow-prompt-timeout': 'A prompt that is not answered for 5 minutes counts as timed out.',
  'flow-late-answer': 'A prompt in a wallet cannot be aborted, so an approval that comes late is still honoured.',
  'flow-failure': 'A failure in a context is a code with parameters, and the view prints the sentence of that code.',
  'flow-next-step':
    'Each cause of failure has its own sentence and one next step, and one that would fail again is not offered again.',
  'flow-named':
    'Every invoke is named after its actor and handles done and error, and every delay is a named constant.',
  'flow-apart': 'Flows do not import each other: they talk by events and outputs.',
  'flow-copy': 'Copying may make the browser ask the user first, and the button confirms it for 2 s.',
  'id-caip2': "A CAIP-2 network id has exactly two non-empty parts, else 'Invalid CAIP-2 network id'.",
  'id-caip10':
    "A CAIP-10 address has exactly three non-empty parts, the first a known namespace, else 'Invalid CAIP-10 address'.",
  'id-namespaces': 'The namespaces are eip155, solana, bip122, polkadot and cosmos, and each has one descriptor.',
  'id-outside': 'Whatever comes from outside is parsed at the edge, bounded in length, and shown as text.',
  'id-amounts': 'Amounts are bigint or decimal strings, never floating point.',
  'lazy-closed':
    "Until the modal is opened, a page loads nothing but its own files, and asks no server of anybody else's.",
  'lazy-engine':
    "The engine comes with the first of a stored connection, the page's idle time, the approach of the button, or `open()`.",
  'lazy-idle':
    "What the first open needs is fetched, started and drawn in the page's idle time after its load event, a step at a time; not in a hidden tab, nor on a line that is slow or dear.",
  'lazy-one-round': 'All that the first open needs is asked for at once.',
  'lazy-project':
    'What a project adds to the list of wallets begins once the list has been painted, and takes a place that was kept for it.',
  'lazy-flow':
    "A flow's chart and a view come when their place is first entered, within 30 s, and can be asked for again where they fail.",
  'lazy-queue': 'What is asked before the engine is there is queued in order, and nothing is lost.',
  'lazy-layers': 'A folder imports only what the table of layers lets it, and there are no circles.',
  'link-open':
    "A wallet's app is opened by its link on a phone as soon as there is a code, and where the browser wants a press, by a press.",
  'link-page': 'The three wallets with links of their own open this page in their own browser, and nothing is paired.',
  'link-remembered': 'The link that opened a wallet is remembered for its later requests, until the session ends.',
  'look-ring':
    "The ring around a wallet's icon is the state: it turns while the wallet is asked, breaks on rejection, closes on success.",
  'look-motion': 'Header, height and view changes take 120, 150 and 150 ms, and none with reduced motion.',
  'look-accessible': 'Every story passes axe, every control is reached by the keyboard, and changes are announced.',
  'look-story': 'Every state that the user can see has a story, and CI fails when one is missing.',
  'look-truncate': 'Long names and addresses are truncated without losing what tells them apart.',
  'nav-routes':
    'The modal has no URL: it is closed, or shows the top of a stack of routes, and a route is a view of the kit or hosts a flow.',
  'nav-start':
    'The stack starts at the view that the dApp asked for where that can be shown now, else at Account for a connected user, else at Connect.',
  'nav-open-names':
    'A dApp may open only the views that the table of routes offers, and a route that is about something only with what it is about.',
  'nav-push-ignored': 'Pushing the view that is already current does nothing.',
  'nav-reset': 'A reset leaves one route on the stack, and a replace exchanges only the last one.',
  'nav-back-closes':
    'Going back with a single route on the stack closes the modal, and the header offers it only where there is a step back.',
  'nav-back-account': 'Going back to Connect while connected shows Account, unless that list is about something.',
  'nav-back-index': 'Going back to an index keeps the routes up to it, and an index that does not exist is refused.',
  'nav-back-flow': 'Back goes to the flow first if its state can take it, and only otherwise to the stack.',
  'nav-refused': 'A refused move leaves the stack as it was.',
  'nav-lifetime': 'A flow runs as long as its route is on the stack, on top or not.',
  'nav-outcome': 'When a flow has ended, its output says what happened, and the table of routes says what follows.',
  'nav-closing': 'While the modal closes, what it showed stays alive, and opening it turns back.',
  'nav-wallet-gone': 'What needs a connection leaves the stack when the connection is gone.',
  'nav-manual':
    'Where the dApp shows pairings itself, opening leads to its pairing, and there is no list to choose from.',
  'nav-learn': 'What a wallet is, what a network is, and where to get a wallet each have a view for newcomers.',
  'network-supported': 'A network is supported if its namespace has no requested networks, or it is one of them.',
  'network-same-ignored': 'Switching to the network that the wallet is on does nothing.',
  'network-choice':
    'A choice leads to SwitchNetwork where a wallet has to be asked, to SwitchActiveChain where the other namespace has no address, and is simply selected otherwise.',
  'network-reported':
    'A switch is done when the wallet reports the network, so that a late success beats an early error.',
  'network-failed-back': 'A failed switch goes back and says why.',
  'network-way-out': 'A switch away from an unsupported network closes the modal.',
  'network-unsupported-view':
    'UnsupportedChain opens where the active network is unsupported, unless switching is off, unsupported chains are allowed, or the app runs in basic mode.',
  'network-switch-off': 'Where the dApp turned switching off, the modal offers no networks, whoever asks for them.',
  'network-namespace-switch':
    'A switch to another namespace activates its network and drops what belonged to the one before, forms included.',
  'network-unknown-added': 'A network that the wallet does not know (4902) is added to it.',
  'network-come-and-go':
    'Networks can be added and removed while the kit runs, and where the active one goes the first that remains takes its place.',
  'network-no-networks': 'A namespace without networks shows no wallets.',
  'network-definition':
    'Every network has a CAIP-2 id, and one that the dApp does not know is described by its id alone.',
  'node-order': "The dApp's nodes are asked first, then the project's, then the network's own.",
  'node-transport':
    'Requests are batched by up to 1000, wait 10 s, and are retried 3 times from 150 ms doubling or after Retry-After.',
  'node-fallback':
    'Nodes are ranked by 10 pings, stability 0.7 and latency 0.3, and a rejection by the user is not tried elsewhere.',
  'node-retry-statuses':
    'A request is retried for 403, 408, 413, 429, 500, 502, 503 and 504, a limit that is exceeded and internal errors.',
  'notice-toasts': 'At most 20 toasts are kept, and the oldest give way.',
  'notice-toast-times':
    'An error or plain toast stays 4 s, a success 2 s, and a loading one until it is dismissed or replaced.',
  'notice-snackbar': 'The snackbar shows one short message, and the next one 150 ms after it has gone.',
  'notice-snackbar-time': 'A message of the snackbar leaves after 2.5 s, but for one that is loading.',
  'notice-alerts': 'What only the developer can mend is an alert, each kind once, shown only in debug mode.',
  'notice-own':
    'A dApp can show toasts and short messages of its own, in its own words; a short message is a toast while the modal is closed.',
  'notice-alert-texts':
    'An alert of the catalogue has a short text, to the letter, and a long one that says what to do.',
  'pairing-one': 'There is one pairing for all who need one.',
  'pairing-expiry': 'A pairing is offered for 4 minutes, and counts as expired when 10 s or less remain.',
  'pairing-renewed': 'A code that is looked at is renewed without a click, and one that is not looked at lapses.',
  'pairing-late': 'A pairing that is approved late is still connected.',
  'pairing-refused':
    "A rejection, or a relay that refuses the page or can't be reached, is told, and nothing is tried again until the user asks.",
  'pairing-session':
    'An approval serves every namespace of the session, and a malformed session is ended before a chart hears of it.',
  'pairing-one-step': 'A wallet that can sign in with its approval does both at once.',
  'receive-address':
    'Receiving shows the whole address, a code that a wallet can scan (EIP-681, Solana Pay), and the networks that it works on.',
  'signin-opens': 'The sign-message view opens after connecting when the active account has no session.',
  'signin-required':
    'It cannot be closed while a session is required and there is none, and the refused close shakes the card for 500 ms.',
  'signin-optional': 'Where a session is optional, the user is asked once after connecting and may go on without one.',
  'signin-cancel':
    'Cancelling where a session is required goes back to the last network with a session, else disconnects, and the button says which.',
  'signin-return-gone':
    'A network that the app removes is none to go back to, so that cancelling then promises to disconnect, and does.',
  'signin-message': 'A message is created, and one that lies unsigned for 4 minutes is made again before it is signed.',
  'signin-signed': 'A verified signature adds a session and closes the modal.',
  'signin-failed':
    "A failed signature reopens the view with 'Error signing message', and no message is shown to a wallet twice.",
  'signin-verifying': "While a signature is verified, a loading message says 'Authenticating...'.",
  'signin-unread':
    "Where sessions cannot be read although one is required, 'A problem occurred while trying initialize authentication' is told and the wallet is disconnected.",
  'signin-session':
    'A session belongs to one account on one chain, and is looked for at start, after a reload, when another tab changes it, and before it expires.',
  'signin-ends': 'Sessions end with the connections that they belong to, and on sign-out.',
  'signin-late-revoked': 'A session that is verified after the user cancelled is revoked.',
  'signin-lazy': 'A dApp without sign-in loads nothing of it.',
  'signin-messages': 'Messages follow EIP-4361 and CAIP-122, and times are RFC 3339.',
  'signin-legacy': 'The old SIWE configuration is served as it was.',
  'signin-cloud': "The cloud's authentication service keeps sessions for a project.",
  'storage-version':
    'What is stored is versioned, read back checked, and also read where the reference product wrote it.',
  'storage-recent': 'The connectors and the two wallets used last are remembered, newest first.',
  'storage-tabs': 'Two tabs share one store without corrupting it, and what one tab ends or chooses the others follow.',
  'trace-inputs': 'A trace holds inputs only, within a bounded size, and is checked when it is read.',
  'trace-replay':
    'A replay runs the inputs through the same charts, reaches the same states, or says where it differs.',
  'trace-redaction':
    'Secrets and addresses are replaced by placeholders that keep their shape, the same value by the same one.',
  'wallet-source':
    'The library that owns a connection is its only source: a chart follows its report, and a request only hurries it.',
  'wallet-status':
    'A namespace is disconnected, connecting, connected or reconnecting, and one that is being disconnected still counts as connected.',
  'wallet-reconnect':
    'On load the stored connectors are tried, the most recently used first, and one that fails or hangs for 5 s never keeps the next one waiting.',
  'wallet-listeners':
    'Accounts, chain and disconnection in a wallet are followed, but for embedded and WalletConnect connectors, which report by themselves.',
  'wallet-activate': 'One of several connections becomes the active one when the report says so.',
  'wallet-single': 'Where several wallets are not enabled, a new one takes the place of the one before.',
  'wallet-disconnect':
    'Disconnecting removes one connection, or all of them one after the other, and the next that remains becomes active.',
  'wallet-disconnect-cap': 'A disconnection that takes longer than 3 s is given up.',
  'wallet-last-gone': 'When no connection remains, a disconnect event is told.',
  'wallet-key': 'Connections are keyed by connector id, whatever its case.',
  'wallet-former': 'Former connections are listed where their connectors are there and not connected.',
  'wallet-active-namespace':
    'One namespace is active, and when its adapter goes the first that remains takes its place.',
  'wallet-account-type': 'A preferred account type outlives its connection and every reset.',
  'wallet-adapter-retry': 'An adapter that could not be fetched is told as an alert, and fetched again after 5 s.',
  'wallet-profile': "The user's wallets are listed by namespace, to switch between, add to and disconnect.",
  'wallet-contract': 'What crosses a port is plain JSON, and every adapter passes the same suite on real parts.',
}

/** What each state of each chart is there for, by the chart's id and the state's path. */
export const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: {
    '': 'The account of one namespace: who is connected, how much they have, where, and the way out [account-view].',
    shown: 'The balance, copying and disconnecting go on side by side [account-view].',
    'shown.balance':
      'The native balance, as the kit’s one balance of the namespace tells it [account-balance-one]; after a failure, a retry is blocked for 30 s [account-balance-gap].',
    'shown.balance.loading': 'The balance is being asked for.',
    'shown.balance.ready': 'It is shown until the account or its network changes, or it is asked for again.',
    'shown.balance.failed': 'The balance could not be had [account-balance-gap].',
    'shown.balance.failed.resting': 'No retry for 30 s.',
    'shown.balance.failed.retryable': 'The user may ask again.',
    'shown.copy': 'A text goes to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.leave': 'The user can disconnect the wallet [wallet-disconnect].',
    'shown.leave.leaving':
      'The wallet is being disconnected; the wallet chart gives up after 3 s [wallet-disconnect-cap].',
    disconnected: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
  },
  alerts: {
    '': 'What the developer has to mend, each kind once [notice-alerts].',
    showing: 'The oldest is shown until it is dismissed, and only while `debug` is on [notice-alerts].',
  },
  balance: {
    '': 'The native balance of a namespace’s active account: the account, the button and the dApp read this one [account-balance-one].',
    idle: 'The balance of the account was not asked for yet.',
    loading: 'The adapter is asked; no answer in 30 s counts as a failure [flow-timeout].',
    ready: 'The balance is known.',
    'ready.fresh': 'A view that opens shows it as it is, for 30 s [account-balance-one].',
    'ready.stale': 'A view that opens asks again.',
    failed: 'A toast says Token Balance Unavailable, also where the modal is closed [account-balance-gap].',
    'failed.resting': 'The adapter is not asked again for 30 s, whether a view or the dApp asks [account-balance-gap].',
    'failed.retryable': 'The user, a view that opens, and the dApp may ask again.',
  },
  config: {
    '': 'What the project’s configuration says of the features, of origins and of analytics. It tells the kit which features there are, and the developer what is wrong [config-features] [config-origins] [config-analytics].',
    project:
      'What the project’s configuration says of the features, and on which origins it may be used [config-features].',
    'project.deciding': 'Basic mode asks no project [config-basic]. It is left at once.',
    'project.fetching':
      'The configuration is asked for, for 30 s at most [flow-timeout]. Nothing waits for it [config-optional].',
    'project.checkingLogin':
      'Only logins are bound to the origins that the project allows [config-origins]. It is left at once.',
    'project.checkingOrigin':
      'Whether the project allows this page’s origin [config-origins]; the question takes 30 s at most [flow-timeout].',
    'project.ready': 'The features are those that the project and the dApp agree on.',
    'project.degraded':
      'The service did not answer. The modal does without it until it is opened again [config-optional].',
    'project.misconfigured':
      'Only the developer can mend it, so an alert says so. The modal does without [config-origins].',
    analytics: 'Whether the project wants analytics: they are off until it says so [config-analytics].',
    'analytics.deciding': 'The project is asked only where the dApp wants it. It is left at once.',
    'analytics.fetching': 'The project is asked, for 30 s at most [flow-timeout].',
    'analytics.unavailable': 'A failure turns analytics off, until the modal is opened again [config-analytics].',
    'analytics.on': 'Analytics are sent [config-analytics].',
    'analytics.off': 'No analytics are sent [config-analytics].',
  },
  connect: {
    '': 'From the list of wallets to an account, whichever wallet answers in the end. The wallet charts ask; this one follows what they tell [connect-status] [wallet-source].',
    choosing:
      'The list of wallets, painted from what is in the page: nothing waits for a server [connect-offline-list].',
    'choosing.deciding': 'Which wallets are there? It is left at once.',
    'choosing.all': 'The wallets of this page, those that the directory leads with, and the way to all of them.',
    'choosing.leading': 'The wallets of this page, and those that the directory leads with.',
    'choosing.installed': 'The wallets of this page; no other one can be reached.',
    'choosing.looking': 'Which wallets this page has is not known yet: their room is kept [connect-looking].',
    'choosing.unreached': 'What finds the wallets could not be fetched. It is tried again by itself.',
    'choosing.none': 'There is no wallet; one that is installed meanwhile shows up by itself.',
    choosingNamespace:
      'The wallet is there for several namespaces: which of them is to be connected [connect-one-row]?',
    requesting:
      'The wallet is asked; after 20 s a hint says where to look [flow-prompt-hint], and after 5 min the request counts as timed out [flow-prompt-timeout].',
    'requesting.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'requesting.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    failed: 'Each cause of failure has its own sentence and its one next step [flow-next-step].',
    'failed.classifying': 'What can the user do next?',
    'failed.declined':
      'The user rejected the request in the wallet (4001). It can be asked again, or another one [connect-declined].',
    'failed.pending':
      'An earlier request is still open in the wallet (-32002); answering it there is enough [connect-pending].',
    'failed.retryable': 'Asking again may end otherwise. A late approval is still honoured [flow-late-answer].',
    'failed.final': 'Asking again would give the same answer; another wallet is the next step [flow-next-step].',
    'failed.notInstalled': 'The wallet is not in this browser; how to get it is a click away [connect-not-installed].',
    succeeded:
      'The ring closes on success, and the modal 0.9 s later; the user may close it at once [connect-success].',
    connected: 'The chosen wallet is connected. The kit decides what follows [nav-outcome].',
    connectedElsewhere: 'Another wallet has connected meanwhile. The kit decides what follows [nav-outcome].',
  },
  directory: {
    '': 'What the modal knows of the directory of wallets before the user looks through it. Nothing waits for it, and the wallets of this browser need none of it [directory-prefetch].',
    prefetching: 'The directory is asked for its first wallets, for 30 s at most [directory-prefetch] [flow-timeout].',
    loadingImages: 'The first wallets are shown with their images, which are given up after 2 s [directory-pictures].',
    ready: 'The modal can lead with what is known.',
    failed: 'What failed is asked for again when the modal is opened again [directory-again].',
  },
  downloads: {
    '': 'How to get the wallet that the route is about, here or on a phone [directory-downloads].',
    deciding: 'Where is the wallet to be had, and where is the user? It is left at once.',
    'known.phone': 'Links to the stores of this phone.',
    'known.desktop': 'Links for this browser; the wallet is in no store for phones.',
    'known.scanning': 'A store as a code that a phone scans, one at a time, and links for this browser.',
    unknown: 'The directory does not say where.',
  },
  headless: {
    '': 'What a dApp that draws the wallets itself works with [api-headless]: it says of each call how it has ended, and no call is left without an answer [api-headless-settled].',
    leading: 'The wallets that the directory leads with; those of this browser do not wait for them [api-headless].',
    'leading.asking': 'The directory is asked for the wallets that it leads with, for 30 s at most [flow-timeout].',
    'leading.known': 'All that the directory leads with is known.',
    'leading.failed': 'Some of it did not come. It is asked for again with the next page or search.',
    'leading.again': 'The directory is asked for the wallets that it leads with, for 30 s at most [flow-timeout].',
    list: 'The wallets of the directory that the dApp fetches, page by page or by a query [api-headless].',
    'list.idle': 'Nothing is being fetched; what was fetched stays.',
    'list.fetching':
      'The directory is asked. A newer request takes the place of this one, whose call ends as aborted and whose answer is never heard [directory-search].',
    'list.fetching.paging':
      'A page, for 30 s at most: the first takes the place of all, a further one is added [flow-timeout].',
    'list.fetching.searching': 'What fits the query, for 30 s at most: it takes the place of all [flow-timeout].',
    code: 'The code of the kit’s one pairing, held from when the dApp needs it until it resets it [pairing-one].',
    'code.none': 'No code is needed [lazy-closed].',
    'code.loading': 'The chart of the pairing is loaded, for 30 s at most [flow-timeout].',
    'code.held': 'The pairing is held, and tells at once what has become of it.',
    'code.held.asking': 'The code is being made; the pairing says when that takes too long.',
    'code.held.ready': 'All who asked have the code. It is renewed for as long as it is held [pairing-renewed].',
    'code.held.refused':
      'The phone said no, or the relay can’t be reached. The next call asks again [pairing-refused].',
    'code.failed': 'The pairing’s code did not come. The next call loads it again.',
    connection:
      'The wallet that is being connected, one at a time: every way out of this settles the call that waits for it [api-headless].',
    'connection.idle': 'No wallet is being connected.',
    'connection.asking':
      'A wallet of this browser asks the user, for 5 min at most [flow-prompt-timeout]. One that is let go of may still be approved [flow-late-answer].',
    'connection.pairing': 'The wallet takes the code, for as long as there is one.',
    'connection.pairing.coding': 'The code is being made.',
    'connection.pairing.opening': 'On a phone the wallet’s app is opened with the code [link-open].',
    'connection.pairing.approving':
      'The user scans the code or approves in the app. It is renewed meanwhile [pairing-renewed].',
    'connection.adopting':
      'The phone has approved, and the wallet charts take up the session, within 30 s [pairing-session].',
  },
  kit: {
    '': 'The whole of Portico: a wallet chart per namespace, the modal and its routes [nav-routes], and the small actors that every flow speaks through. It tells flows what wallets do, and decides what follows when a flow has ended [nav-outcome].',
    boot: 'Stored connections are taken up on load, and the modal may open meanwhile [wallet-reconnect].',
    'boot.reconnecting': 'Some namespace is still trying what it has stored.',
    'boot.ready': 'Every namespace has tried what it had stored.',
    connections:
      'The active connection of each namespace, as its wallet chart reports it, and which namespace is the active one.',
    pendingNetwork:
      'A network that was asked for makes its namespace the active one, once the wallet is there [network-reported] [network-namespace-switch].',
    'pendingNetwork.idle': 'No network is asked for.',
    'pendingNetwork.switching': 'A wallet is asked for a network. Whether it went there, its reports say.',
    pendingConnection:
      'A connection that was asked for is its namespace’s active one, and the namespace is active then [wallet-activate].',
    'pendingConnection.idle': 'No connection is asked for.',
    'pendingConnection.activating':
      'A wallet chart makes the connection the active one. Whether it is, its reports say.',
    networkSupport:
      'Whether the active network is one of the app’s; it counts as such where no wallet is connected [network-supported].',
    'networkSupport.supported': 'The active network is one of the app’s, or it need not be.',
    'networkSupport.unsupported':
      'The active network is none of the app’s: the modal leads to those that are, once for each such network [network-unsupported-view].',
    persistence: 'What the user did is kept for the next visit, and for other tabs [storage-recent] [storage-tabs].',
    gate: 'Where the dApp signs users in, a gatekeeper looks at each new account on one of its networks, and the modal shows what it asks for [signin-opens].',
    'gate.unguarded': 'No account has connected yet, or the dApp asks nothing of one [signin-lazy].',
    'gate.loading':
      'The gatekeeper is being fetched, and with it the flow of its task, for 30 s at most [flow-timeout].',
    'gate.guarded': 'The gatekeeper looks at whichever account is the active one.',
    'gate.guarded.pending': 'The gatekeeper is still finding out whether the user may go on.',
    'gate.guarded.open': 'The user may go on.',
    'gate.guarded.optional': 'The user is asked for something, and may go on without it [signin-optional].',
    'gate.guarded.required': 'The user is asked for something, and may not go on without it [signin-required].',
    'gate.failed':
      'The gatekeeper could not be fetched. Where what it asks for is required, the account is disconnected [signin-unread].',
    deferral: 'A flow that ended while the gate was pending stays on screen; what follows its output waits.',
    'deferral.none': 'Nothing waits for the gate.',
    'deferral.waiting': 'What follows the output is decided when the gate opens, or never, once the route has gone.',
    broadcast:
      'What the wallets, their balances, the pairing, the directory and the app’s own settings do is told to every flow on the stack, and to a dApp that draws the wallets itself, whatever else follows from it.',
    projectServices:
      'The directory and the configuration of the project, fetched when the modal is first opened; nothing waits for them [directory-prefetch] [config-optional].',
    'projectServices.idle': 'The modal has not been opened yet, so no server is asked for anything [lazy-closed].',
    'projectServices.loading': 'What asks the services is loading, for 30 s at most [flow-timeout].',
    'projectServices.loaded': 'The services are asked; what failed is asked for again with the next opening.',
    'projectServices.failed': 'What asks the services did not come: the modal does without, until it is opened again.',
    modal:
      'The modal is closed, open at one of its routes, or leaving. Opening leads to the view that is asked for, where it can be shown now, else to the account of a connected user, else to the list of wallets [nav-start]. A network that is none of the app’s opens it by itself [network-unsupported-view].',
    'modal.closed': 'Nothing is on screen.',
    'modal.open': 'The map of the modal: one state per route, the stack of routes in the context [nav-routes].',
    'modal.open.routing': 'What lies on top of the stack is shown next.',
    'modal.open.Connect': 'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Account': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.Account.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.Account.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Account.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.ProfileWallets': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.ProfileWallets.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.ProfileWallets.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ProfileWallets.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.WalletReceive': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.WalletReceive.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.WalletReceive.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.WalletReceive.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.AllWallets': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.AllWallets.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.AllWallets.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.AllWallets.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.ConnectingWalletConnect':
      'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.ConnectingWalletConnect.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.ConnectingWalletConnect.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ConnectingWalletConnect.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.Downloads': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.Downloads.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.Downloads.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Downloads.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.GetWallet':
      'For a user without a wallet: what the dApp suggests, or Portico’s own short list [nav-learn].',
    'modal.open.WhatIsAWallet': 'What a wallet is, for a newcomer, and on to getting one [nav-learn].',
    'modal.open.Networks': 'What follows a choice depends on which wallets are connected where [network-choice].',
    'modal.open.WhatIsANetwork': 'What a network is, for a newcomer [nav-learn].',
    'modal.open.SwitchNetwork': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.SwitchNetwork.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.SwitchNetwork.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SwitchNetwork.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.SwitchActiveChain': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.SwitchActiveChain.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.SwitchActiveChain.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SwitchActiveChain.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.SIWXSignMessage': 'The sign-message view, whose flow was fetched with the gatekeeper [signin-opens].',
    'modal.open.SIWXSignMessage.open': 'Sign, or cancel.',
    'modal.open.SIWXSignMessage.refusing':
      'It can’t be closed while a session is required and there is none, and the card shakes for 500 ms [signin-required].',
    'modal.open.UnsupportedChain':
      'The active network is none of the app’s. One that is, or the end of the connection, leads on; a user who closes it is led here again by the next change [network-unsupported-view].',
    'modal.closing':
      'The modal leaves the screen. What it showed stays alive until the exit is over; opening turns back.',
  },
  pairing: {
    '': 'One pairing for all who need one [pairing-one]: offered for 4 minutes [pairing-expiry], renewed without a click while a route holds it [pairing-renewed], and left to lapse when none does, so that a late approval still connects [pairing-late].',
    holders: 'Whether a route, or the dApp itself, needs the code.',
    code: 'The code of the one pairing.',
    'code.none': 'No code is needed, so a client is not even loaded [lazy-closed].',
    'code.offered':
      'There is a proposal, or the relay is asked for one: one, however many hold it [pairing-one]. Where its last holder has left it stays open until it expires, so that a late approval still connects [pairing-late].',
    'code.offered.asking':
      'The client is loaded and the relay is asked. A relay that gives no code in 20 s can’t be reached.',
    'code.offered.ready':
      'The code is shown for 4 minutes, less the last 10 seconds, in which it counts as expired [pairing-expiry]. A tab that was asleep when it expired notices that when it wakes.',
    'code.offered.expired': 'A code that a holder still needs is renewed, and any other lapses [pairing-renewed].',
    'code.offered.authenticating':
      'The wallet has approved and signed in at once: a loading message says that this is verified, for 30 s at most [pairing-one-step]. The code is not needed any more.',
    'code.offered.renewing':
      'A holder still shows the code, so a new one takes its place without a click. A wallet that has scanned the last one may still approve.',
    'code.refused': 'The developer is told of what only a developer can mend.',
    'code.ended': 'A failure is of interest only while a holder needs the code.',
    'code.failed':
      'The wallet said no, or the relay does not serve this page or can’t be reached. Nothing is tried again until the user asks [pairing-refused].',
  },
  profileWallets: {
    '': 'The user’s wallets by namespace: to switch between, to add to and to disconnect [wallet-profile].',
    shown: 'One namespace at a time, in a tab of its own [wallet-profile].',
    'shown.tab': 'How many wallets of the tab are connected decides what is shown of them [wallet-profile].',
    'shown.tab.deciding': 'It is left at once.',
    'shown.tab.empty': 'No wallet of this namespace is connected: the user can add one.',
    'shown.tab.single': 'One wallet is connected.',
    'shown.tab.several': 'The active wallet comes first, and all can be disconnected at once.',
    'shown.accounts': 'How many accounts of the active wallet are listed.',
    'shown.accounts.deciding': 'It is left at once.',
    'shown.accounts.few': 'All accounts are listed: there are not many.',
    'shown.accounts.collapsed': 'The first accounts are listed until the user asks for all.',
    'shown.accounts.expanded': 'All accounts are listed, until another wallet is shown.',
    'shown.act':
      'One request at a time: each ends with what the wallet chart reports, which waits and gives up. What went wrong is shown until the next request [wallet-source].',
    'shown.act.resting': 'Nothing is being done.',
    'shown.act.requestingSwitch': 'A connection that is gone already cannot become the active one. It is left at once.',
    'shown.act.switching': 'Another connection, or another account of one, is to be the active one [wallet-activate].',
    'shown.act.requestingDisconnect': 'A connection that is gone already needs no request. It is left at once.',
    'shown.act.disconnecting':
      'One connection is to end; the wallet chart gives up after 3 s [wallet-disconnect] [wallet-disconnect-cap].',
    'shown.act.disconnectingAll':
      'All connections of the tab are to end, one after the other, each within 3 s [wallet-disconnect] [wallet-disconnect-cap].',
    'shown.copy': 'A text goes to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    disconnected: 'No wallet is connected any more. The kit decides what follows [flow-apart].',
  },
  receive: {
    '': 'Shows how the active account of a namespace is paid, and on which networks [receive-address].',
    shown: 'There is an account. It is followed until the last connection of its namespace is gone.',
    'shown.code':
      'The address in full and as a code [receive-address]. It follows the account and its network; what was copied of another account is copied no more.',
    'shown.code.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.code.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.networks': 'The networks that the address works on, and what is lost on others [receive-address].',
    disconnected: 'The last connection of the namespace is gone [receive-address].',
  },
  reconnect: {
    '': 'The stored connections of a namespace are taken up on load, and show in the adapter’s report [wallet-reconnect].',
    reading: 'The store is read, and the adapter fetched where there is something in it; 5 s at most [flow-timeout].',
    choosing: 'Of those that are left, the most recently used one is next [wallet-reconnect].',
    trying: 'One that fails, or hangs for 5 s, never keeps the next one waiting [wallet-reconnect].',
    done: 'All have been tried, or one was enough.',
  },
  session: {
    '': 'Whether the active account is signed in, as the store of the sessions says: at start, after a reload, when another tab signs in or out, and when a session expires [signin-session].',
    prompt: 'Whether a user without a session is asked for one where none is required [signin-optional].',
    'prompt.starting': 'Whether the user has connected just now.',
    'prompt.none': 'Not after a no, not after a reload, not when a session has expired.',
    'prompt.requested': 'The user has just connected, or wants to sign in; a session settles it.',
    status: 'Whether the active account is signed in, as far as it is known [signin-session].',
    'status.starting': 'Whether there is an account to ask about.',
    'status.nobody': 'No account is active on a network of the app, so that no account can be signed in.',
    'status.reading': 'The session store is asked, for 30 s at most [flow-timeout].',
    'status.exempt': 'On this network no user is asked to sign in, since no verifier knows it [signin-legacy].',
    'status.signedIn': 'The account has a session, which is read again before it can have expired [signin-session].',
    'status.signedIn.resting': 'Nothing is asked until there is a reason.',
    'status.signedIn.rereading':
      'Another tab may have signed in or out. What was known stays until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut':
      'The account has no session; the dApp and the user decide whether one is asked for [signin-opens].',
    'status.signedOut.deciding': 'Required, asked for because the user has just connected, or neither.',
    'status.signedOut.required': 'The user does not go on without a session [signin-required].',
    'status.signedOut.required.resting': 'Nothing is asked until there is a reason.',
    'status.signedOut.required.rereading':
      'Another tab may have signed in or out. What was known stays until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut.optional': 'A user who has just connected is asked once, and may say no [signin-optional].',
    'status.signedOut.optional.resting': 'Nothing is asked until there is a reason.',
    'status.signedOut.optional.rereading':
      'Another tab may have signed in or out. What was known stays until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut.notRequired':
      'The user is not asked: not after a no, not after a reload, not when a session has expired.',
    'status.signedOut.notRequired.resting': 'Nothing is asked until there is a reason.',
    'status.signedOut.notRequired.rereading':
      'Another tab may have signed in or out. What was known stays until the store answers, for 30 s at most [flow-timeout].',
    'status.unknown':
      'The sessions could not be read; where signing in can’t even begin, the wallet is disconnected [signin-unread].',
    'status.ending': 'Sessions are being ended, for 30 s at most; then they are read again [signin-ends].',
  },
  signIn: {
    '': 'The wallet signs a message, and the server that keeps the sessions verifies it [signin-message] [signin-signed].',
    open: 'The user is asked to sign in, and can cancel at any time [signin-opens] [signin-cancel].',
    'open.task':
      'From a message to a session: created, signed by the wallet, verified [signin-message] [signin-signed].',
    'open.task.preparing': 'A message is created, for 30 s at most [signin-message] [flow-timeout].',
    'open.task.ready': 'The user can sign the message, for 4 minutes [signin-message].',
    'open.task.stale': 'The message is too old: another one is created before the wallet is asked [signin-message].',
    'open.task.renewing': 'A new message is created, for 30 s at most [signin-message] [flow-timeout].',
    'open.task.signing': 'The wallet is asked for a signature, for 5 minutes [flow-prompt-timeout].',
    'open.task.signing.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'open.task.signing.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'open.task.signing.unanswered':
      'The wallet has not answered. A late signature still counts, until the user asks again [flow-late-answer].',
    'open.task.verifying': 'The signature is verified, for 30 s at most, and the snackbar says so [signin-verifying].',
    'open.task.failed':
      'The user can ask again, with a new message: no message is shown to a wallet twice [signin-failed].',
    'open.cancellation': 'What cancelling leads to. The button says so, and does nothing else [signin-cancel].',
    'open.cancellation.deciding': 'Where no session is required, the user may go on without one [signin-optional].',
    'open.cancellation.skips': 'The modal closes, and the user goes on without a session [signin-optional].',
    'open.cancellation.goesBack':
      'The wallet goes back to the last network with a session, as long as the app has it [signin-return-gone].',
    'open.cancellation.disconnects':
      'There is no network to go back to, so the wallet is disconnected [signin-cancel].',
    cancelling:
      'The sessions of the network to go back to are read, for 3 s at most, as long as a disconnection takes [signin-cancel].',
    returning:
      'The wallet is asked to go back, for 5 minutes. When it is there, the account has left here; where it refuses, the user can sign in here, or cancel [signin-cancel] [flow-prompt-timeout].',
    established: 'There is a session, and the kit closes the modal [signin-signed].',
    cancelled: 'The modal closes. Where a session is required, the wallet is being disconnected [signin-cancel].',
    left: 'The account is another one, on another network, or gone: the kit asks again where it has to [signin-session].',
    broken: 'The wallet is being disconnected, and the modal goes back to its start [signin-unread].',
  },
  snackbar: {
    '': 'One short message at the foot of the modal [notice-snackbar].',
    reopening: 'The old message has gone, the new one waits its 150 ms [notice-snackbar].',
    shown: 'A success, an error, or something that is loading [notice-snackbar].',
    'shown.passing': 'It goes by itself after 2.5 s [notice-snackbar-time].',
    'shown.lasting': 'A loading message stays until it is replaced or dismissed.',
  },
  switchActiveChain: {
    '': 'A wallet is connected on another namespace, and not in the one that was chosen [network-choice].',
    asking: 'The network that was chosen needs a wallet of its own kind.',
    connecting: 'The kit leads to the wallets of that namespace.',
  },
  switchNetwork: {
    '': 'A wallet is taken to another network. It is asked once, and the switch is done when the wallet reports that network [network-reported].',
    starting: 'The wallet may have changed to that network by itself while this chart was loaded.',
    switching:
      'The wallet chart asks, waits 5 min for an answer [flow-prompt-timeout], and honours a late approval [flow-late-answer].',
    'switching.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'switching.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    switched: 'The wallet is there. The kit goes back, past the list of networks.',
    failed: 'The kit goes back, and the network that was chosen says why [network-failed-back].',
  },
  toasts: {
    '': 'What is told beside the modal, which may be closed [notice-toasts].',
    some: 'At most 20, the newest first; each goes in its own time [notice-toasts].',
    'some.passing':
      'An error or a plain one goes after 4 s, a success after 2 s, one that is loading when it is dismissed or replaced [notice-toast-times].',
    'some.held': 'The pointer or the focus is on them: none goes meanwhile.',
  },
  walletConnect: {
    '': 'Any wallet in the world, by a code to scan, a link that opens it, or in this browser. The pairing is the kit’s [pairing-one]; this chart shows it, and follows what becomes of it.',
    shown: 'The code, copying it and getting the wallet go on beside the rest.',
    'shown.platform': 'One platform at a time, by the tab that is chosen [connect-platforms].',
    'shown.platform.choosing': 'Where is the wallet to be met?',
    'shown.platform.browser':
      'The wallet is in this browser, and is asked there. After 20 s a hint says where to look [flow-prompt-hint], and after 5 min the request counts as timed out [flow-prompt-timeout].',
    'shown.platform.browser.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'shown.platform.browser.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'shown.platform.remote': 'The wallet gets a code, to be scanned or by a link.',
    'shown.platform.remote.qrcode': 'The code, to be scanned with a phone.',
    'shown.platform.remote.qrcode.waiting': 'The code is being made; its place is kept, so that nothing jumps.',
    'shown.platform.remote.qrcode.ready':
      'It is shown until it expires, and then a new one takes its place [pairing-renewed].',
    'shown.platform.remote.mobile': 'The wallet’s app is opened on this phone as soon as there is a code [link-open].',
    'shown.platform.remote.mobile.waiting': 'The code is being made.',
    'shown.platform.remote.mobile.ready': 'A press opens the wallet.',
    'shown.platform.remote.mobile.renewing':
      'The code has expired before the wallet was opened. The next one is being made.',
    'shown.platform.remote.mobile.opening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.mobile.opened':
      'The wallet has the code, and asks there. The link can be opened again, with the latest code.',
    'shown.platform.remote.mobile.expired':
      'The code that the wallet has got has expired; it may still approve. The next one is being made.',
    'shown.platform.remote.mobile.reopening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.mobile.linkless':
      'The link could not be made. Where there is a code, it can still be copied [flow-next-step].',
    'shown.platform.remote.desktop': 'The wallet’s program on this computer is opened by a press [link-open].',
    'shown.platform.remote.desktop.waiting': 'The code is being made.',
    'shown.platform.remote.desktop.ready': 'A press opens the wallet.',
    'shown.platform.remote.desktop.renewing':
      'The code has expired before the wallet was opened. The next one is being made.',
    'shown.platform.remote.desktop.opening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.desktop.opened':
      'The wallet has the code, and asks there. The link can be opened again, with the latest code.',
    'shown.platform.remote.desktop.expired':
      'The code that the wallet has got has expired; it may still approve. The next one is being made.',
    'shown.platform.remote.desktop.reopening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.desktop.linkless':
      'The link could not be made. Where there is a code, it can still be copied [flow-next-step].',
    'shown.platform.remote.web': 'The wallet’s site is opened by a press, beside this page [link-open].',
    'shown.platform.remote.web.waiting': 'The code is being made.',
    'shown.platform.remote.web.ready': 'A press opens the wallet.',
    'shown.platform.remote.web.renewing':
      'The code has expired before the wallet was opened. The next one is being made.',
    'shown.platform.remote.web.opening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.web.opened':
      'The wallet has the code, and asks there. The link can be opened again, with the latest code.',
    'shown.platform.remote.web.expired':
      'The code that the wallet has got has expired; it may still approve. The next one is being made.',
    'shown.platform.remote.web.reopening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.web.linkless':
      'The link could not be made. Where there is a code, it can still be copied [flow-next-step].',
    'shown.platform.page':
      'The wallet opens this page in a browser of its own, where it is installed: nothing is paired [link-page].',
    'shown.platform.page.ready': 'A press opens the wallet.',
    'shown.platform.page.opening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.page.opened': 'The page goes on in the wallet.',
    'shown.platform.page.reopening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.page.linkless':
      'The link could not be made. Where there is a code, it can still be copied [flow-next-step].',
    'shown.platform.unsupported':
      'The wallet is one for browsers, and not in this one. How to get it is a press away [connect-not-installed].',
    'shown.platform.failed': 'Each cause of failure has its own sentence and its one next step [flow-next-step].',
    'shown.platform.failed.classifying': 'What can the user do next?',
    'shown.platform.failed.declined':
      'The user rejected the request in the wallet (4001). It can be asked again, or another one [connect-declined].',
    'shown.platform.failed.pending':
      'An earlier request is still open in the wallet (-32002); answering it there is enough [connect-pending].',
    'shown.platform.failed.retryable':
      'Asking again may end otherwise. A late approval is still honoured [flow-late-answer].',
    'shown.platform.failed.final':
      'Asking again would give the same answer; another wallet is the next step [flow-next-step].',
    'shown.platform.adopting':
      'The wallet has approved. The wallet charts take their part of the session, in 30 s at most [pairing-session].',
    'shown.platform.succeeded':
      'The ring closes on success, and the modal 0.9 s later [connect-success]. The link that was opened is remembered, so that the wallet is opened for each request [link-remembered].',
    'shown.code':
      'The code is that of the kit’s one pairing, held while a platform needs it [pairing-one]; a dApp that makes pairings itself brings its own [nav-manual].',
    'shown.code.free': 'No platform needs a code.',
    'shown.code.held': 'The pairing is held, and tells at once what has become of it.',
    'shown.code.manual': 'The dApp’s own code, which may have yet to be brought.',
    'shown.copy': 'A text goes to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.download': 'Whether it is known where to get the wallet [connect-not-installed].',
    'shown.download.known': 'A user who has not got the wallet is led to where to get it, where that is of use.',
    'shown.download.unknown': 'Any wallet will do, or the directory does not say where to get this one.',
    connected: 'A wallet is connected. The kit decides what follows [nav-outcome].',
  },
  walletList: {
    '': 'All wallets, by page or by what the user searches for [directory-page] [directory-search]. The kit is told which one is chosen.',
    browsing: 'The directory page by page, in its own order. The pages that were loaded stay [directory-page].',
    'browsing.loading': 'The next page of 40 wallets, with the images of its first 20 [directory-page].',
    'browsing.loading.first': 'The directory is asked, for 30 s at most [flow-timeout].',
    'browsing.loading.second':
      'On a phone, a page may be without a wallet that a phone can open: the next one is asked for.',
    'browsing.loading.third': 'A third page without a new wallet is taken for the end of the list.',
    'browsing.ready': 'There are more pages, which load as the user scrolls.',
    'browsing.complete': 'All pages are loaded.',
    'browsing.complete.listed': 'These are all wallets.',
    'browsing.complete.empty': 'The directory has no wallet for this app.',
    'browsing.failed': 'The directory did not answer; the pages that were loaded stay.',
    'browsing.failed.partial': 'The wallets that are known are listed, and below them what went wrong.',
    'browsing.failed.unavailable': 'No wallet is known: what went wrong is shown in place of the list.',
    searching:
      'By the trimmed text, up to 100 wallets at once. An answer to a former search is ignored [directory-search].',
    'searching.waiting': 'The directory is asked once the user has not typed for 300 ms [directory-search].',
    'searching.loading': 'The directory searches, for 30 s at most [flow-timeout].',
    'searching.complete': 'The directory has answered.',
    'searching.complete.listed': 'The wallets that were found, below those of the list that match.',
    'searching.complete.empty': 'No wallet matches.',
    'searching.failed': 'The directory did not answer. The wallets of the list that match are shown all the same.',
    'searching.failed.partial': 'The wallets that are known are listed, and below them what went wrong.',
    'searching.failed.unavailable': 'No wallet is known: what went wrong is shown in place of the list.',
    connected: 'A wallet is connected, wherever it was chosen. The kit decides what follows [flow-apart].',
  },
  wallet: {
    '': 'The connections of one namespace, as their owner reports them [wallet-source]; one such chart per adapter, for as long as the kit lives.',
    status:
      'The connection status. The adapter’s report decides, and a request only hurries it [wallet-source] [wallet-status].',
    'status.settling': 'What waits to be ended comes next; where nothing does, the report decides at once.',
    'status.disconnected':
      'No wallet is connected. An approval that comes late is honoured all the same [flow-late-answer].',
    'status.reconnecting': 'The stored connections are being tried. The user may connect meanwhile [wallet-status].',
    'status.connecting':
      'A prompt is open in the wallet, for 5 min at most [flow-prompt-timeout]. It cannot be aborted: a late approval arrives as a report [flow-late-answer].',
    'status.activatingForConnect':
      'A live connection was chosen to connect with: it becomes the active one, within 30 s [wallet-activate].',
    'status.connected':
      'At least one wallet is connected. Connecting the current one again is refused [connect-current-refused].',
    'status.activating':
      'One of several connections becomes the active one. Done when the report says so, given up after 30 s [wallet-activate].',
    'status.disconnecting':
      'Done when the connection is gone from the report, not when a promise resolves. Capped at 3 s [wallet-disconnect-cap].',
    network:
      'A network switch is done when the report shows the network: a late success beats an early error [network-reported].',
    'network.resting':
      'No switch is under way. One to the network that the wallet is on is ignored [network-same-ignored].',
    'network.switching':
      'A prompt is open in the wallet, for 5 min at most [flow-prompt-timeout]. It cannot be aborted: a late approval arrives as a report [flow-late-answer].',
    restore: 'The stored connectors are tried on load, the most recently used first [wallet-reconnect].',
    'restore.trying':
      'Each stored connector has 5 s to come back. What the adapter reports meanwhile counts as silent.',
    'restore.done': 'The kit is told, so that it knows when every namespace is through.',
    link: 'The adapter is followed for as long as the kit lives. One that cannot be had is tried again [wallet-source] [wallet-adapter-retry].',
    'link.watching': 'The adapter reports all that it knows, at once and at every change.',
    'link.watching.awaiting': 'The adapter is on its way: which wallets there are is not known yet.',
    'link.watching.overdue': 'The adapter has not come for 30 s. It is listened to all the same [flow-late-answer].',
    'link.watching.heard': 'The adapter has said which wallets there are.',
    'link.lost':
      'The adapter could not be fetched: an alert says so, and after 5 s it is tried again [wallet-adapter-retry].',
  },
}
