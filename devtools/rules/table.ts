// Written by `npm run docs` from the charts, whose descriptions a build leaves out, and from docs/rules.

/** Each rule's sentence, by its id. */
export const ruleSentences: Readonly<Record<string, string>> = {
  'account-view': 'The account shows the address, the balance, the network, and how to disconnect.',
  'account-layout':
    'With a wallet of the app’s own (an AUTH connector) the account shows the total in dollars and what it holds in tabs; with any other wallet the native balance, with what it holds a click away.',
  'account-features':
    'What can be done with an account is offered in the order of `walletFeaturesOrder`; what is switched off, or is not to be had in the namespace, is not offered.',
  'account-unknown-network':
    'On a network that the app does not know, sending and swapping are not offered, nor, without a project, what the account holds; where sending is opened all the same, it says why it can’t begin, and offers no second try.',
  'account-labels':
    "An address is shown under the dApp's own name for it (`addAddressLabel`), where it has one, else under its owner's.",
  'account-identity':
    'The account is shown by its name and picture where it has them, with its address beside the name; what it holds leads.',
  'account-balance-gap':
    "When a balance cannot be fetched, a toast says 'Token Balance Unavailable', and no retry is made for 30 s.",
  'account-balance-one':
    'The account, the button and the dApp read one balance per namespace, which a view that opens within 30 s shows without asking again.',
  'account-balance-cut': 'Balances are cut to 3 decimals and never rounded up.',
  'account-reset': 'A reset clears address, balance and profile, and keeps the preferred account type.',
  'account-types': "EVM and Solana accounts are plain or smart, and Bitcoin's are for payments or ordinals.",
  'account-settings':
    'What the user of an embedded wallet can set stands in one list: the email, the network, the account’s type and name; the wallet can be made one’s own on the service’s page, and the way out is there too.',
  'activity-list':
    'Activity shows the transactions of the active account on its network, newest first, by month; each once. What has no date stands last.',
  'activity-page':
    'The next page loads as the user scrolls, by the cursor of the page before; and after three pages without anything new the user is asked whether to look further.',
  'activity-failed':
    "When transactions cannot be fetched, a toast says 'Failed to fetch transactions', what is listed stays, and the user can try again.",
  'activity-follows': 'The list follows the account and its network; an answer about another one is ignored.',
  'activity-pending':
    'Transfers that the network has not settled yet stand on top. When one ends, the newest page is asked for again, and the transfer stays on top until the history tells it. An approval of nothing is told as the end of an earlier one.',
  'activity-row':
    'A row says what was done, with whom, how much came and went (3 decimals at most), and when, where that is known: how long ago within a day, and the day before that; while the list is open, that is brought up to date every 30 s.',
  'api-options':
    '`createAppKit` takes the options that users of AppKit know, once per page, and returns the first handle again.',
  'api-hooks': 'Hooks return the fields that users of AppKit know, from one store of slices.',
  'api-namespace-state': 'Account and network state is kept per namespace, for namespaces that have an adapter.',
  'api-headless': 'A dApp can draw wallets, directory and code itself.',
  'api-headless-settled':
    'Every call of a dApp that draws the wallets itself is answered: a call that another call, a reset or the end of the kit replaces ends as aborted.',
  'api-events':
    'The kit emits the documented events to the dApp, and never sends an address or a secret anywhere else.',
  'api-created-again':
    "The adapters of the `createAppKit` call that the page renders are the kit's: after a hot reload or a double render, the kit and wagmi use the same config.",
  'api-server': "On a server, no visitor sees another visitor's data: it is created for each request.",
  'api-adapters': 'Adapters come and go while the kit runs, and each needs a namespace.',
  'api-multi-wallet': 'Hooks for several wallets warn once if several wallets are not enabled.',
  'api-endpoints': "Every service's address can be the dApp's own.",
  'api-button': 'The button shows what is going on: connect, connecting, the account, and which modal is open.',
  'api-early':
    'A page may render what reads accounts, networks and providers before `createAppKit`, and on a server without it: nothing is connected then, and what is created later is shown.',
  'api-initialized':
    '`initialized` is true as soon as it is known who is connected: at once where storage names no connection.',
  'api-drop-in':
    'Where `portico/appkit` is imported, a dApp that was written for AppKit finds every option, method and hook by its name.',
  'api-unheeded': 'What is asked for and changes nothing is named in development, once, with what to do.',
  'api-elements':
    'The buttons are components and custom elements; an element is defined once, and only where the page has none of its name.',
  'api-wallet-names':
    'A wallet that is asked for by name is the one of that whole name: the one in this browser, else the directory’s with its own link or code, else a code that any wallet can scan.',
  'api-embedded-place':
    'Where `enableEmbedded` is set, the modal stands in the page where `AppKitModal` does: it takes no focus that is elsewhere, and begins again where it would close; without a place it is a dialog.',
  'api-rainbowkit':
    'Where `portico/rainbowkit` is imported, a dApp that was written for RainbowKit finds provider, buttons and hooks by their names.',
  'api-ethers':
    'A dApp with ethers writes nothing of wagmi and does not install it: its adapter takes networks, nodes and wallets from `createAppKit`.',
  'api-telemetry':
    "Nothing is sent anywhere unless the dApp and its project both ask for it; a function of the dApp's own hears the same.",
  'api-telemetry-clean':
    'What is sent, and what that function hears, holds no address, no secret, and nothing that a user typed.',
  'api-telemetry-failures':
    "What fails in Portico, or in a service that it asks, is told by its code and its sentence in the catalogue, without what fills the sentence's places and without a stack; what a user declines or types wrong, and what a wallet answers, is not.",
  'api-telemetry-bound': 'Of failures at most 5 a minute are told.',
  'assets-tokens':
    "An account's tokens are told by the blockchain API where the dApp has a project and the API serves the network, else by the node: the network's own currency and the tokens that the dApp names, with one call where the chain has Multicall3.",
  'assets-wallet':
    'A wallet that says that it knows what an account holds is asked first; where it does not answer in 2 s, or an asset does not fit or comes twice, the others are asked.',
  'assets-quality': 'Tokens whose decimals are 0 are left out of what the API tells.',
  'assets-identity':
    'Every call to the blockchain API names the project, the kind of kit and its version, and also the relay’s id of the page while a wallet is linked by WalletConnect.',
  'assets-supported':
    'The API is asked once which networks it serves; one that it does not name, and each one while it does not answer, is unsupported. While it does not answer, the user is told that there may be more tokens.',
  'assets-unsupported':
    'For an unsupported network the API is not called: the answer is an empty one, and an error for fees and swaps.',
  'assets-parsed':
    'Of what the API answers, what does not fit, is of another network, or comes twice is left out, and amounts are exact. Balances of which none fits are an error, unless they are all of other networks, and so is a page of a history: they do not say that there is nothing.',
  'assets-decimals':
    'An amount is counted as the chain counts it: the network’s own currency by the app’s definition, and a token by its contract or mint, which is asked before anything is sent or swapped. What counts otherwise than the user was told is not sent.',
  'assets-cache':
    'Balances count for 30 s, names for 5 min, prices and history for 15 s, and each is requested once at a time. What a browser keeps of the API’s answers is not looked at.',
  'assets-plain': 'A call to the API has no header that a browser would have to ask the API’s leave for.',
  'assets-renewed':
    'Once a transaction of the account has ended, its balances and its history are requested again, whatever was told before.',
  'assets-history':
    'A history has each transaction of the active network once, by its hash, newest first and by months, without those whose transfers are all spam. A date that lies more than a day ahead is none, and what has none comes last. Where the API does not say whether it serves the network, that is a failure.',
  'assets-identified':
    "An account is called what the blockchain API says, else by its first name in the API's register, and without a project by ENS where Ethereum is among the dApp's networks, with a picture that ENS's own service draws where a browser can't show what the name says; on networks for testing it has no name.",
  'config-features':
    "The project's configuration of a feature overrides the dApp's options, and an alert tells the developer which.",
  'config-remembered':
    "The project's setting for several wallets is remembered, so that on the next load all stored connections are restored before the project is asked again.",
  'config-optional': 'Nothing waits for the configuration, and the modal works without it when it fails.',
  'config-basic': 'In basic mode no project is asked.',
  'config-origins':
    'An alert tells the developer of an origin that the project does not allow: 429 as rate limited, 5xx as a server error, and no list at all as a project that is not set up.',
  'config-origin-patterns':
    'An origin is allowed by an exact entry, by a pattern with `*`, by an empty list, or because it is local.',
  'config-analytics': 'Analytics are off until the project wants them, and off where asking fails.',
  'config-defaults': 'Features that neither the project nor the dApp mentions have fixed defaults.',
  'connect-offline-list': 'The list of wallets is painted from what is in the page, without a request to any server.',
  'connect-looking':
    'Until an adapter has reported its wallets, the list reserves space for them and never says that there are none.',
  'connect-method-order':
    'The methods to connect appear in the order email, social, wallet, unless the dApp orders them or a wallet in this browser comes first.',
  'connect-type-order':
    'The groups of the list appear in the order walletConnect, recent, injected, featured, custom, external, recommended, unless the dApp orders them; what the directory has yet to answer keeps its place among them.',
  'connect-named-groups':
    'Where the dApp names groups of wallets, those of the directory and of the dApp stand in its groups and order, each group under its name.',
  'connect-visibility':
    'On a phone only wallets that can be opened there are shown, and wallets that the dApp excludes are hidden everywhere.',
  'connect-browser-wallet':
    'The plain Browser Wallet is hidden where a wallet of its namespace has announced itself, and shown where it is the only wallet.',
  'connect-one-row':
    'A wallet that is there for several namespaces is one row, and asks for the chain when it is chosen.',
  'connect-recent': 'The two wallets that were used last are marked as recent, the latest first.',
  'connect-status': 'Connecting sets the status connecting, and then connected, or what it was before.',
  'connect-current-refused': 'Connecting the connector that is already current is refused.',
  'connect-declined': 'A request that the user rejects in the wallet can be asked again.',
  'connect-pending': 'A request that is still open in the wallet only needs an answer there.',
  'connect-not-installed': 'A wallet that is not in this browser leads to where to get it.',
  'connect-platforms':
    'A wallet is reached in this browser, on a phone, on this computer or on its site, and only the options that it has are offered.',
  'connect-success': 'On success the ring closes, and the modal 0.9 s later.',
  'connect-code-row':
    'The code that any wallet can scan has a row of its own, with the number of wallets that the directory knows.',
  'connect-terms':
    'Where the dApp asks for it, its terms and privacy policy are accepted before anything leads to a wallet; that is remembered until they are others.',
  'connect-terms-line':
    'Below the ways to connect, the list says what one accepts by connecting, with links to the pages.',
  'connect-wide':
    'Where the dApp wants that and the page is wide enough, what a wallet is stands beside the listed wallets; elsewhere, and in every other view, the card stays narrow.',
  'connect-collapsed': 'Where the dApp wants that and there are logins, the wallets are behind a way to them.',
  'connect-hidden':
    'Where the dApp wants no wallets and there are logins, those stand alone; without logins, wallets are listed all the same.',
  'connect-kinds':
    'EVM wallets that announce themselves, and the one in `window.ethereum`, are listed unless the dApp says otherwise; one that is connected always is.',
  'connect-in-session':
    'WalletConnect has one session at a time: while it lasts, the wallets of the directory are listed with the wallet to disconnect first, and cannot be chosen.',
  'directory-prefetch': "The directory's first wallets load at the first opening, and nothing waits for them.",
  'directory-page': 'A page has 40 wallets and the pictures of its first 20, and loaded wallets stay.',
  'directory-search':
    'A search uses the trimmed text 300 ms after the last keystroke, shows up to 100 wallets, and ignores the answer to an older text.',
  'directory-featured':
    "Featured wallets appear in the dApp's order, and recommended ones only where the dApp names none.",
  'directory-pictures': 'Pictures are preloaded and given up after 2 s.',
  'directory-again': 'What failed is requested again when the modal is opened again.',
  'directory-retry': 'A request to a service that is busy or broken is retried twice.',
  'directory-identity':
    'Every request names the project, the kind of kit and its version, and leaves out what is empty.',
  'directory-downloads': "A wallet's stores are offered as links for this device, and as a code for a phone.",
  'directory-assets':
    "A network's picture is the dApp's own, else, with a project, the directory's for the id that the dApp gave, or that of a network which the directory knows; a wallet's is the dApp's own, else the wallet's.",
  'embedded-frame':
    'The embedded wallet is a page of another origin in a frame, which holds the keys; the frame is created by the first request, and at the start only where an email login was used before, or in an installed app.',
  'embedded-load':
    'A frame that has not said within 20 s that it is ready is given up and created again by the next request; one that is ready is asked 0.5 s later.',
  'embedded-installed':
    'In an installed app (PWA) the frame is created at the start, for the window of a login to open at once; where it does not load, the developer is told.',
  'embedded-address':
    'The frame’s address tells it the project, the network that a login begins on (the last one, else the dApp’s first) with a node of it, and whether it may write to the console.',
  'embedded-patience':
    'What the frame takes longer than 120 s for (an email, a device, a code, a provider, who the user is) is given up, and with it all that is open; a view gives up by itself after 150 s, should nothing else have done so.',
  'embedded-abort': 'An abort settles every open request, as often as it is done.',
  'embedded-origin':
    "A message counts only if it comes from the frame's own window and origin, and is sent to that origin alone.",
  'embedded-messages':
    'Each request has an unguessable id and is answered by a message of that id, name and form; what has another form is no answer.',
  'embedded-errors':
    "What a login fails with is known by the frame's words, and what is not known is told as a failure of the wallet.",
  'embedded-alerts':
    'What keeps the wallet from working for this app (it does not load, does not answer in time, does not allow the domain, does not know the project, finds the clock wrong or the session expired) is an alert for the developer, and an error with a sentence of its own for the user, who can always take another way to connect.',
  'embedded-session':
    'Where the frame says that the session has expired, the connection ends, and nothing of the login is left.',
  'embedded-resend':
    'No second email is sent within 30 s of the first, whatever tab asks; one that was sent again is told. Who enters the same email again in that time, also after closing the modal, is led to what waits for the first.',
  'embedded-storage':
    "What is remembered of a login has the reference product's keys, and goes when the frame says that there is no login.",
  'embedded-half-done':
    'A login that is left before it is done leaves nothing: what is known of it is stored once the code or the provider has proved it, and a frame that logs in after all is signed out, as is one whose wallet cannot be connected after a login, whose user leaves before it is, or whose page was loaded again before that.',
  'embedded-one-step':
    'Where the dApp signs users in, a login on EVM signs its user in as well, without another question. What comes back is held against what was asked and the account, and verified; where any of that fails, the user is logged in and asked as with any wallet.',
  'embedded-sign-out': 'Signing out forgets the login first, and waits for the frame for 3 s at most.',
  'embedded-methods':
    "A call is answered without the user, needs the user's word in the frame on screen, or is refused with 'Requested RPC call is not allowed', and with it all that waits for the user's word.",
  'embedded-connector':
    'The embedded wallet is a connector of wagmi and a wallet of the Wallet Standard for Solana’s adapter, reported as `AUTH`; its code loads when a user logs in, or where a user was logged in before.',
  'embedded-namespaces':
    'A login is one in all namespaces: a network of another one connects the wallet there without another login, signing out ends them all, and on Solana there is one account, a plain one.',
  'embedded-network': 'The frame is told the network of the active account, whenever that is another one.',
  'embedded-provider': "The wallet's provider speaks EIP-1193, and tells what the frame says with its codes.",
  'embedded-email':
    'An email logs in to the embedded wallet, which is then connected like any other; the field stands among the methods to connect.',
  'embedded-device': 'A browser that is new to the service is approved by the link in the mail before a code is sent.',
  'embedded-code': 'The code has six digits, is sent off with the last of them, and can be pasted.',
  'embedded-approve':
    "What needs the user's word is shown in the frame, in the card's place; who leaves it has rejected it.",
  'embedded-theme':
    'The frame looks as the modal does: it is told the theme in force and its variables when it loads, and whenever either changes.',
  'embedded-user':
    'A connection of the embedded wallet tells who is logged in, where, which account types there are on its network, and which of them is in use; the dApp reads it as `embeddedWalletInfo`.',
  'embedded-smart-networks':
    'There is a smart account to go to only on networks of which the service says that it has them there; it is asked once. Where it does not say within 3 s, what the user is told to have counts. The dApp reads the list as `smartAccountEnabledNetworks`.',
  'embedded-deployed':
    'Whether a smart account is on the chain is asked again when it has sent something, or when that is done: until it is, every 3 s, 10 times at most.',
  'embedded-account-type':
    'Where there are two account types, the user goes from one to the other and stays connected; what was chosen is kept, and asked for at the next login, else what the dApp prefers, else on EVM the smart account.',
  'embedded-email-change':
    'Another email takes the place of the one that there is once a code has proved each, the one that there is first; until then nothing changes. Other tabs follow. A code that is looked at counts though its user has left.',
  'error-catalogue': 'Every error that is thrown has a code of the catalogue and exactly its sentence.',
  'error-wallet-codes':
    "A wallet's standard codes (EIP-1193, EIP-1474, EIP-5792, CAIP-25) become errors of the catalogue at the adapter.",
  'error-relay': 'What a relay refuses (origin not allowed, token not yet valid, invalid key) becomes its alert.',
  'error-options': 'Invalid options are refused with the sentence of the catalogue.',
  'error-hooks':
    'A hook that needs the kit throws before `createAppKit`, and says so; those that only read an account, a network or a provider show that there is none (`api-early`).',
  'error-reportable':
    'A failure that is not the user’s own doing (a rejection, a typing error) leads to its code and state path with one press; where the session is written down, to its last events and to all of it as well.',
  'flow-state-view': 'A state names its view, and nothing else decides what is on screen.',
  'flow-state-controls': 'Two snapshots of one state differ in text and data, never in what can be pressed.',
  'flow-way-out':
    'From every state that the user can see, the controls of that state lead out within a few presses, even when every service hangs.',
  'flow-timeout': 'Every request has a time-out of 30 s unless another is named, or a cancel that the user can see.',
  'flow-prompt-hint': 'A prompt in a wallet gets a hint after 20 s that it may be behind other windows.',
  'flow-prompt-timeout': 'A prompt that is not answered for 5 minutes counts as timed out.',
  'flow-late-answer': 'A prompt in a wallet cannot be aborted, so a late approval is still honoured.',
  'flow-failure': 'A failure in the context is a code with parameters, and the view prints the sentence for that code.',
  'flow-next-step':
    'Each cause of failure has its own sentence and one next step, and a step that would fail again is not offered.',
  'flow-named':
    'Every invoke is named after its actor and handles done and error, and every delay is a named constant.',
  'flow-apart': 'Flows do not import each other: they talk by events and outputs.',
  'flow-copy': 'Copying may make the browser ask the user first, and the button confirms it for 2 s.',
  'id-caip2': "A CAIP-2 network id has exactly two non-empty parts, else 'Invalid CAIP-2 network id'.",
  'id-caip10':
    "A CAIP-10 address has exactly three non-empty parts, the first a known namespace, else 'Invalid CAIP-10 address'.",
  'id-namespaces': 'The namespaces are eip155, solana, bip122, polkadot and cosmos, and each has one descriptor.',
  'id-outside': 'Everything from outside is parsed at the edge, bounded in length, and shown as text.',
  'id-amounts': 'Amounts are bigint or decimal strings, never floating point.',
  'lazy-closed': 'Until the modal is opened, a page loads only its own files and contacts no other server.',
  'lazy-engine':
    "The engine loads on the first of these: a stored connection, the page's idle time, the pointer or focus near the button, or `open()`.",
  'lazy-idle':
    "What the first open needs is fetched, started and drawn in the page's idle time after its load event, a step at a time; not in a hidden tab, nor on a slow or metered connection.",
  'lazy-rehearsed':
    'Last in that idle time, in browsers that tell it, and once the user has done nothing with the page for half a second, and unless the modal has been open, a copy of the kit that has no ports is opened where it is not seen and removed again, so that the first open takes no longer than the second.',
  'lazy-one-round': 'Everything that the first open needs is requested at once.',
  'lazy-project':
    'What a project adds to the list of wallets loads once the list has been painted, and fills space that was reserved for it.',
  'lazy-notices':
    'What tells the user and the developer something beside the views loads with the first notice; notices wait meanwhile, and none is lost.',
  'lazy-flow':
    "A flow's chart and a view load when their route is first entered, within 30 s, and can be requested again if they fail.",
  'lazy-ask':
    'What asks a wallet loads when the pointer or the focus is in the list; a wallet that is chosen then is asked in the same task.',
  'lazy-again':
    'Opened and closed again, the modal keeps no node, no listener and at most 2 kB, and no timer of its charts runs while it is closed.',
  'lazy-queue': 'Calls before the engine is loaded are queued in order, and none is lost.',
  'lazy-layers': 'A folder imports only what the table of layers allows, and there are no cycles.',
  'link-open':
    "A wallet's app is opened by its link on a phone as soon as there is a code, or by a press where the browser requires one.",
  'link-page':
    'The three wallets with their own link format open this page in their own browser, and nothing is paired.',
  'link-remembered': 'The link that opened a wallet is remembered for its later requests, until the session ends.',
  'look-ring':
    "The ring around a wallet's icon is the state: it turns while the wallet is asked, breaks on rejection, closes on success, which a phone lets be felt.",
  'look-motion': 'Header, height and view changes take 120, 150 and 150 ms, and no time with reduced motion.',
  'look-press':
    'After the first view, a press in the modal goes to what it began on, wherever the layout carries that before the finger is up; one that is drawn away presses nothing.',
  'look-accessible': 'Every story passes axe, every control can be reached by keyboard, and changes are announced.',
  'look-first-field':
    'Who comes to a view to type can begin at once, and Enter leads on; on a touch screen the field waits to be touched.',
  'look-language':
    'The modal, and the page’s buttons, speak the language that the dApp names, Arabic from right to left; what has no words in it is said in English.',
  'look-money':
    'Money has two decimals, and its sign stands where the visitor’s language has it; what is more than nothing is never shown as nothing, and a cost is never understated.',
  'look-story': 'Every state that the user can see has a story, and CI fails when one is missing.',
  'look-truncate': 'Long names and addresses are truncated without losing what tells them apart.',
  'look-colours':
    'In light, in dark and where the system forces its own few colours, texts can be read, and what is seen of an edge, a sign or a choice in one is seen in the others.',
  'look-text-spacing':
    'Who sets lines, letters and words further apart, as far as WCAG 1.4.12 has it, loses no words; only names from outside, and rows of long lists, are cut at their end.',
  'look-sheet':
    'A phone’s sheet has a bar to pull it down by, with a finger or a pen: it closes as by a press on the page behind it; a pull that is too short, or that may not close it, springs back, and one on a control or a list is none.',
  'names-where':
    "The embedded wallet's account gets a name, in the namespaces that have names and on the networks that the service serves; one that has a name is not offered another, and where that could not be looked up, the user is told.",
  'names-valid':
    'A name has at least 4 characters and at most 63, and only lower-case letters, digits and hyphens, of which no two are in third and fourth place (ENSIP-15): what else is typed is left out, and said where it may have looked like a letter; a suffix that is pasted with it is not part of it.',
  'names-suggest':
    'While a name is typed, the modal says whether it is free and which others are, or that the service does not tell; an answer for an earlier text counts no more.',
  'names-message':
    "The user signs a JSON message with the name, its attributes and the time in seconds, and it is registered for the coin of the account's chain, as ENSIP-11 numbers it.",
  'names-registered':
    'What the service refuses is told in its own words, and the user can try again, with a name that the service refused only once it is another one or was checked again; an answer that got lost, or is not the service’s, is looked up before anything is called failed. What was signed is registered, whether or not its user waits.',
  'names-end':
    'What becomes of a name that was signed is told wherever the user is, by a toast, with the name or the reason: closing the modal takes nothing back.',
  'names-known': "A name that has just been registered is the account's at once, whatever was cached.",
  'nav-routes':
    'The modal has no URL: it is closed, or shows the top of a stack of routes, and a route is a view of the kit or hosts a flow.',
  'nav-start':
    'The stack starts at the view that the dApp asked for where that can be shown now, else at Account for a connected user, else at Connect.',
  'nav-open-names':
    'A dApp may open only the views that the table of routes offers, and a route with a subject (a wallet, a network, a login to the embedded wallet) only with that subject.',
  'nav-push-ignored': 'Pushing the current view does nothing.',
  'nav-reset':
    'Opening a view in the open modal resets the stack to that one route, and a replace exchanges only the last one.',
  'nav-back-closes':
    'Going back with a single route on the stack closes the modal, and the header offers it only where there is a step back.',
  'nav-back-account': 'Going back to Connect while connected shows Account, unless the list has a subject.',
  'nav-back-index':
    'Going back to an earlier route keeps the routes up to it: to the user’s wallets, where one was added, and to the question that is still to be answered.',
  'nav-back-flow': 'Back goes to the flow first if its state can take it, and only otherwise to the stack.',
  'nav-refused': 'A refused move leaves the stack as it was.',
  'nav-lifetime': 'A flow runs as long as its route is on the stack, on top or not.',
  'nav-outcome': 'When a flow ends, its output says what happened, and the table of routes says what follows.',
  'nav-closing':
    'While the modal closes, what it showed stays alive; opening it again turns the exit back and shows what that opening asks for.',
  'nav-wallet-gone': 'Routes that need a connection leave the stack when the connection ends.',
  'nav-manual': 'Where the dApp makes pairings itself, opening leads to its pairing, and there is no list of wallets.',
  'nav-learn': 'What a wallet is, what a network is, and where to get a wallet each have a view for newcomers.',
  'network-supported': 'A network is supported if its namespace has no requested networks, or it is one of them.',
  'network-same-ignored': 'Switching to the current network does nothing.',
  'network-choice':
    'A choice leads to SwitchNetwork where a wallet has to be asked, to SwitchActiveChain where the other namespace has no address, and otherwise just selects the network.',
  'network-reported':
    'A switch is done when the wallet reports the network, so a late success overrides an early error.',
  'network-asked-again': 'Once a wallet has not answered for 20 s, the user can have it asked again.',
  'network-failed-back': 'A failed switch goes back and says why: at its network in the list below, else in a toast.',
  'network-way-out': 'A switch away from an unsupported network closes the modal.',
  'network-unsupported-view':
    'UnsupportedChain opens where the active network is unsupported, unless switching is off, unsupported chains are allowed, or the app runs in basic mode.',
  'network-switch-off': 'Where the dApp has turned switching off, the modal never offers networks.',
  'network-namespace-switch':
    'A switch to another namespace activates its network and drops what belonged to the previous one, including forms.',
  'network-unknown-added': 'A network that the wallet does not know (4902) is added to it.',
  'network-come-and-go':
    'Networks can be added and removed while the kit runs, and when the active one is removed the first that remains becomes active.',
  'network-no-networks': 'A namespace without networks shows no wallets.',
  'network-definition':
    'Every network has a CAIP-2 id, and a network that the dApp does not know is described by its id alone.',
  'node-order': "The dApp's nodes are asked first, then the project's, then the network's own.",
  'node-transport':
    'Requests are batched by up to 1000, wait 10 s, and are retried 3 times from 150 ms doubling or after Retry-After.',
  'node-fallback':
    'Nodes are ranked by 10 pings, stability 0.7 and latency 0.3, and a rejection by the user is not tried elsewhere.',
  'node-retry-statuses':
    'A request is retried for 403, 408, 413, 429, 500, 502, 503 and 504, a limit that is exceeded and internal errors.',
  'notice-toasts': 'At most 20 toasts are kept, and the oldest are dropped.',
  'notice-toast-times':
    'An error or plain toast stays 4 s, a success 2 s, and a loading one until it is dismissed or replaced.',
  'notice-toast-once':
    'An error that says the same as one that stands there takes its place and begins its time again, unless it has an id of its own.',
  'notice-snackbar': 'The snackbar shows one short message at a time, and the next 150 ms after it has gone.',
  'notice-snackbar-time':
    'A message in the snackbar disappears after 2.5 s, or as the user leaves the view that it was about, unless it is a loading one.',
  'notice-alerts': 'What only the developer can fix is an alert, each kind once, shown only in debug mode.',
  'notice-beside':
    "A toast never lies over the modal's card: where there is no room beside the card, below it, or on a phone above it, the card makes some.",
  'notice-own':
    'A dApp can show its own toasts and short messages; a short message becomes a toast while the modal is closed.',
  'notice-position':
    'A toast stands where the dApp says, at one of six places, while the modal is closed; beside the open modal all stand in one place.',
  'notice-alert-texts': 'An alert of the catalogue has a fixed short text, and a long one that says what to do.',
  'onramp-providers':
    'Who sells is what the project and the dApp allow, as far as they sell to accounts of the namespace; Meld only where the dApp has an account of its own there.',
  'onramp-options':
    'What can be bought, and what with, is what the blockchain API says; of the coins those that it names for the network, or all where it names none. Lists of them are searched by name and symbol.',
  'onramp-defaults':
    'USDC and US dollars are chosen to begin with, or the first of each; where the API does not say what can be bought, the built-in options count.',
  'onramp-limits': 'An amount is a sum of money with two decimals at most, within what at least one way to pay allows.',
  'onramp-pictures':
    "Currencies and coins have the directory's pictures, the first ones before their list is opened; where there is none a currency has its sign, a well-known coin its mark, and any other its initial.",
  'onramp-meld':
    'Meld sells one coin, SOL on Solana and USDC elsewhere, and is told no amount: it says so itself, and where no other provider sells, that coin is the only one and its amount an estimate.',
  'onramp-steps':
    'The form says the first thing that is missing: an amount, one that makes sense, one within the limits; then a provider can be chosen.',
  'onramp-quote':
    'An order is quoted once the user has not typed for 500 ms; an answer to an earlier order is ignored, and one in another currency, for another sum, of more than 10⁹ coins for each unit that is paid, or with a fee above its total, is none. Its fees are shown as one sum, and the total where it is another than the amount that was typed.',
  'onramp-estimate': 'Where no provider quotes, one for one is shown, and said to be an estimate.',
  'onramp-link':
    'A provider can be chosen once its page is known, which is told how much is bought, or US dollars where that is an estimate; one without says so, and they can be asked again.',
  'onramp-window':
    "The provider's page opens in a window of 600 by 800 with the press itself, and cannot reach back; where the browser blocks it, that is said. A window that is closed cannot be told from one whose page has cut itself off: neither ends the purchase, and it can be opened again.",
  'onramp-watch':
    'A purchase is asked after every 4 s for 180 s, and then every 30 s for a day, also after a reload and with the modal closed; it is told once, by a toast. It is of the coin that was ordered, as much of it but for fees, newer than the order, and not that of another order.',
  'onramp-activity':
    'What was bought is listed newest first, each with what has become of it, and again when anything arrives; where there is nothing, it leads to the form.',
  'onramp-reset':
    'Another account or another network begins a form of its own, and the user is told so where something was filled in; what was paid before is still followed, and the view says for which account.',
  'pairing-one': 'There is one pairing for everything that needs one.',
  'pairing-expiry': 'A pairing is offered for 4 minutes, and counts as expired when 10 s or less remain.',
  'pairing-renewed': 'A code on screen is renewed without a click, and a code that is not on screen lapses.',
  'pairing-late': 'A pairing that is approved late still connects.',
  'pairing-refused':
    "The modal tells the user of a rejection, or of a relay that refuses the page or can't be reached, and nothing is retried until the user asks.",
  'pairing-session':
    'An approval serves every namespace of the session, and a malformed session is ended before a chart hears of it.',
  'pairing-one-step': 'A wallet that can sign in with its approval does both in one step.',
  'pairing-tabs': 'Each tab hears of its own sessions, whatever other tabs of the site listen to.',
  'pairing-stray': 'What a wallet says of a chain that its session does not have leaves no error to the page.',
  'portfolio-tokens':
    'The tokens of the account on its network are listed with their amount, cut to 3 decimals, and what they are worth in dollars, where their price is known.',
  'portfolio-total':
    'The total is what the tokens with a price are worth together, in dollars and cents, computed exactly; it is not shown where there are tokens and no price of theirs is known. An account without tokens has a total of nothing.',
  'portfolio-tabs':
    'Tokens, NFTs and activity are tabs; where what happened to the account cannot be had, there are the tokens alone and no tabs. The card does not become smaller from one tab to the next.',
  'portfolio-nfts':
    'The NFTs are those that came to the account and have not left it, as far as its activity is loaded; what is marked as spam is left out.',
  'portfolio-poll':
    'While the tokens are looked at, they are requested again every 10 s, and no more once the service says that it is overloaded (503).',
  'portfolio-empty':
    'An account that holds nothing is shown how to receive something, and how to buy it where that can be done.',
  'receive-address':
    'Receiving shows the whole address, a code that a wallet can scan (EIP-681, Solana Pay), and the networks that it works on.',
  'send-steps':
    'The button says the first thing that is missing, in this order: a token, an amount, one that makes sense, enough funds, a receiver, a valid one; then it leads to the review.',
  'send-wish':
    'What a dApp hands to `open` fills the form in, the wallet having been asked for its network first; what makes no sense is told, and the form is empty then. What cannot be read at all is told to the developer, and left out.',
  'send-amount':
    'The amount is one of the token, or of money where its price is known, and what it comes to in the other stands below.',
  'send-exact': 'Amounts are whole numbers of the smallest unit or decimal strings, and never rounded on the way.',
  'send-number':
    "A number is read and shown as the visitor's language writes it, whichever language the modal's words are in; signs, exponents, half-typed groups, more decimals than the token has and more than 78 digits are refused.",
  'send-max': "Max sends all of a token, and of the network's own currency all but what the network needs.",
  'send-token':
    "The tokens of the account are searched by name, symbol and address. Where the API fails, they are those that the node tells of: the network's own currency and the tokens that the dApp names, and the user is told that there may be more.",
  'send-receiver':
    "A receiver is an address of the network, its checksum right where it has one, and neither the token's own address nor an address that no one owns, such as the zero address. On Solana, an account of the token receives it itself, and a mint or an account of another token is no receiver of it.",
  'send-zones':
    "A name is one of ENS where Ethereum is among the dApp's networks, or of the blockchain API's register where the dApp has a project, which is asked first for names of its own zones; of ENS also those whose address a server keeps (EIP-3668), which the contract checks.",
  'send-name':
    "A text that is no address yet is looked up, or called wrong, once the user has not typed for 500 ms; an answer to an earlier text is ignored, a name that its register can't have is not asked for, a record of another name is refused, what the register refuses is told in its own words, and the address that the name led to is shown in full. Every looking up has an end that is read out.",
  'send-known-as':
    'A receiver, and one of before, is shown with the name and the picture that its owner has given it, where they are told within 5 s and the name leads back to the address; the address stays in sight, and a name that the user has not written is not taken for one that was looked up.',
  'send-paste':
    "An address, a name, a payment's URI (EIP-681, Solana Pay) or an account's identifier (CAIP-10) can be pasted. A request to pay a token fills in whom it pays, and the token and the amount where the account has it; another call, or another network, is refused.",
  'send-scan':
    'Where the browser reads codes (`BarcodeDetector`) and has a camera, a code can be scanned and is read as what is pasted. Nothing is loaded and no camera asked for before that, and the camera is off once it is left, read or refused.',
  'send-reset':
    'Another account or another network begins a form of its own, and the user is told so where something was filled in.',
  'send-review':
    'Before the wallet is asked, the whole address, the network, the fee in both units and what the node sees move, where that is another amount than the one asked for, are shown, and why it would fail where it would, or which of its costs the account cannot pay. A fee that has doubled meanwhile is told, and the view is scrolled to it.',
  'send-look-alike':
    'A receiver that begins and ends like one of before, and is another, is told with what differs marked, even where it was sent something as well; it, and a token’s own address, is sent to only once the user has said that the whole address is right.',
  'send-first-time':
    "A receiver of the first time, a contract, a token's own address, an address that was never used and the sender itself are told, and that less arrives than is sent where the token keeps a part.",
  'send-elsewhere':
    'That there were transfers to the receiver on another network alone is told: an exchange may not credit a deposit from this one.',
  'send-history-missing':
    "Where the account's history does not come, a receiver that this browser does not know is told as one that could not be looked for, not as a new one.",
  'send-recent':
    'While there is no receiver, up to three can be chosen to whom the account, or this browser, has sent something of worth on this network; an address that has only sent to it, or was sent nothing, is not among them.',
  'send-refused':
    'What the wallet refuses has sent nothing, and can be asked for again. Where the modal is closed by then, or the wallet disconnected, a toast tells it.',
  'send-pending':
    "A transaction outlives the modal and a reload, at most 99 of them, and tells its end in a toast with a link to the network's explorer. Where a wallet does not name the transaction that it sent, nothing is followed: the user is told to look there before sending again, and is not led to it.",
  'send-undecided':
    'Where the wallet, its session or its provider is lost while it is asked, or the request runs out of time or ends in what no one knows, the wallet may have carried it out: it counts as a transaction that the wallet does not name, and not as refused. The toast outlasts the modal, and for 5 minutes the next review says so, in every tab. What a wallet answers otherwise, and what fails before it is asked, has sent nothing.',
  'send-replaced':
    'A transaction that was sped up, cancelled or forgotten by the network is told as such; what the network rejected or forgot can be reviewed and sent once more.',
  'send-fresh':
    "What the account has is asked for again when a transaction ends and when a transfer is reviewed; the form stays as it is, and the node's word at review counts before the list's.",
  'send-one-prompt':
    'Where the wallet has not answered an earlier transfer, be it of another tab or of this page within 5 minutes before it was loaded again, or has not said what became of it, the review says so, and another is asked for only after the user has confirmed it twice. Where it approves what the form still says, that is on its way, and the form is done with.',
  'send-buy':
    'Where the account has too little and an on-ramp is offered, the user can buy crypto, and returns to the form as it was.',
  'sessions-where':
    'Sessions are those of a smart account, on a network that has smart accounts, in a dApp with a project that wants them shown (`features.smartSessions`); the account leads to them, and elsewhere nothing does.',
  'sessions-list':
    'What is listed is what apps may do now, the latest first: no more what has ended or expired. One of which something can’t be read is listed all the same; one without an id makes the list say that it is not whole; what could not be loaded can be asked for again.',
  'sessions-words':
    'A session tells which app holds it, on which network, what it may do in plain words with the limits, and until when; an app without a name is called by where it is, and what is not known is said to be so; a permission of a kind that is not known has its name, and comes first.',
  'sessions-units':
    'A limit is told in the units of what it limits. How a token is called and counted the network says; until it does, and where it does not, that is said in place of the limit, and keeps no one from going on.',
  'sessions-revoke':
    "The wallet ends a session and signs that it is the user's wish, and with that the service is told; who rejects it there has changed nothing. Where the wallet cannot end it, the service is asked whether it has ended already.",
  'sessions-untold':
    'Where the wallet has done it and the service was not told, the service is told again without another word of the user.',
  'sessions-request':
    'What a dApp asks for is read before anything is begun: it needs a key, a permission and an end that is still to come, and is for the account and the network that are connected.',
  'sessions-grant':
    'The service adds a key of its own, the wallet asks the user, the service is told, and only then the dApp has its answer; whatever keeps it from that, and who leaves, is told to the dApp as an error.',
  'signin-opens': 'The sign-message view opens after connecting when the active account has no session.',
  'signin-app': "Who asks is the app by the name that it was set up with, else by its page's title, else by its host.",
  'signin-required':
    'It cannot be closed while a required session is missing, and the refused close shakes the card for 500 ms.',
  'signin-optional':
    'Where a session is optional, the user is asked once after connecting, and once for another account or network that they change to, and may continue without one.',
  'signin-cancel':
    'Cancelling where a session is required goes back to the last network with a session or else disconnects, and it is said before which.',
  'signin-return-gone':
    'A network that the app has removed is not one to go back to, so cancelling then offers to disconnect, and does.',
  'signin-message':
    'A message is created, and one that stays unsigned for 4 minutes is created again before it is signed.',
  'signin-approve':
    'What the embedded wallet asks its user while it signs is shown above the question, also where a session is required; answered or left, it leads back to the same question.',
  'signin-signed': 'A verified signature adds a session and closes the modal.',
  'signin-failed':
    "A failed signature reopens the view with 'Error signing message', and no message is shown to a wallet twice.",
  'signin-verifying': "While a signature is verified, a loading message says 'Authenticating...'.",
  'signin-unread':
    "Where a session is required and sessions cannot be read, or no message can be made, the user reads 'A problem occurred while trying initialize authentication', for 30 s in a toast, and the wallet is disconnected.",
  'signin-checking':
    "While a user who needs a session, or has just connected, waits for the session store for more than 0.9 s, a loading message says 'Authenticating...'.",
  'signin-session':
    'A session belongs to one account on one chain, and is read at start, after a reload, when another tab changes it, and before it expires.',
  'signin-ends': 'Sessions end with the connections that they belong to, and on sign-out.',
  'signin-late-revoked': 'A session that is verified after the user cancelled is revoked.',
  'signin-lazy': 'A dApp without sign-in loads nothing of it.',
  'signin-messages': 'Messages follow EIP-4361 and CAIP-122, and times are RFC 3339.',
  'signin-legacy': 'The old SIWE configuration still works.',
  'signin-cloud': "The cloud's authentication service keeps sessions for a project.",
  'social-order':
    'The providers stand in the order of the dApp or its project, else google, x, discord, farcaster, github, apple, facebook; they are offered where there is an embedded wallet that no user is logged in to.',
  'social-telegram':
    'Within Telegram providers whose login does not work there are left out: Google on iOS, X on macOS, Facebook and X on Android.',
  'social-layout':
    'Two providers stand side by side with their names; of others the first is a wide button with its name and the rest are icons below it, and of more than six the first five are there and the others a press away.',
  'social-telegram-return':
    'Telegram opens no window: the page itself goes to the provider, and its login goes on when it has come back, once; an answer that nothing here has asked for is none.',
  'social-window':
    'The window of a login at a provider is opened in the click itself, and closed when the login ends, is left, or has not begun within 40 s.',
  'social-origin':
    "Of a login in a window only that window is heard; an answer of another origin than the embedded wallet's ends the login.",
  'social-patience':
    'After 45 s the user is told that the login has timed out; an answer that comes later still counts while the window is open.',
  'social-farcaster':
    'Farcaster is logged in to on a phone: by a code that is scanned, or by a link on the phone itself; who leaves before that has the frame load itself again, and 100 ms later it is told the dApp again.',
  'storage-version':
    'Stored data is versioned, checked when read, and also read from where the reference product wrote it.',
  'storage-recent': 'The connectors and the two wallets used last are remembered, newest first.',
  'storage-tabs':
    'Two tabs share one store without corrupting it, and the other tabs follow what one tab ends or chooses.',
  'swap-offered': 'Swaps are offered where the dApp has a project that does not say no, and the network has them.',
  'swap-steps':
    'The button says the first thing that is missing, in this order: a token, an amount, one that makes sense, enough of it, an offer, a slippage that can be set; then it leads to the review. Where an offer could not be had, it asks for one again.',
  'swap-wish':
    "What a dApp hands to `open` fills the form in, by the tokens' symbols; what makes no sense is told. Otherwise one of the network's own currency is given.",
  'swap-tokens':
    "Either side is one of the tokens that can be swapped, those that the account holds first; they are searched by name, symbol and address. One token is never on both sides: choosing the other side's turns the sides around.",
  'swap-exact': 'Amounts are whole numbers of the smallest unit or decimal strings, and never rounded on the way.',
  'swap-quote':
    'An amount is quoted once the user has not typed for 200 ms, and again every 10 s; an answer to an earlier question is ignored, and so is an offer of something else, of 10¹⁸ tokens or more, or of what is worth a million times what is given.',
  'swap-costs':
    "The least that arrives and the sum of the fees are shown before the wallet is asked; the price impact, the provider's fee (0.85 %) and the network's cost are behind the rate, and unfolded where the fees have no sum.",
  'swap-slippage':
    'At most 1 % may be lost to a price that moves, unless the user says otherwise, from 0.01 % to 50 %; more than 5 % is warned of. What is typed of it holds once it is done; what can’t be set changes nothing.',
  'swap-impact':
    'A price impact of 5 % and more is warned of, in the form and again at the review, by the latest price and by what the node says that arrives.',
  'swap-plan':
    'What the wallet is to sign is built again for each review, and the node runs it first: it takes what is given and no more, and brings the least that was agreed to, or the wallet is not asked. Where the node can’t say, that is told with a warning; what spends a token otherwise is refused in any case.',
  'swap-fresh': 'What is signed is never older than 10 s.',
  'swap-moved':
    'Where the offer is off by more than slippage from what the user has seen, in either direction, they are told, and have to agree.',
  'swap-approval':
    'What is allowed is exactly what is swapped, to the contract that swaps it; where enough is allowed already, nothing is asked for.',
  'swap-leftover':
    'Where less is allowed already, and the token refuses to allow another amount before that is taken back (as USDT does), taking it back is a step of its own before the approval, told at the review. The node says whether the token refuses; otherwise nothing is taken back.',
  'swap-atomic':
    'Where the wallet says that it can do several calls at once (EIP-5792), the approval and the swap are one step: both or neither. Where it then can’t, the next review asks for the approval by itself. What has become of them only the wallet knows: while it is not connected, they are followed for 2 minutes and no longer.',
  'swap-one-prompt':
    'Where the wallet has not answered an earlier transaction, be it of another tab or of this page within 5 minutes before it was loaded again, or has not said what became of it, the review says so, and another is asked for only after the user has confirmed it twice. Where it approves what the form still says, that is on its way, and the form is done with.',
  'swap-refused':
    'What the wallet refuses has changed nothing, and can be asked for again; an approval that is confirmed stays. What is lost while it is asked is not refused (`send-undecided`).',
  'swap-reset':
    'Another account or another network begins a form of its own, and the user is told so where a token was chosen to buy.',
  'swap-end':
    'Its end is told wherever the user is, and both balances are asked for again, also under a form that is open.',
  'trace-inputs': 'A trace holds inputs only, within a bounded size, and is checked when it is read.',
  'trace-replay':
    'A replay runs the inputs through the same charts and reaches the same states, or says where it differs.',
  'trace-redaction':
    'Secrets and addresses are replaced by placeholders of the same shape, and equal values by equal placeholders. Of an amount only its magnitude is told.',
  'wallet-source':
    'The library that owns a connection is its only source: a chart follows its report, and a request only speeds it up.',
  'wallet-status':
    'A namespace is disconnected, connecting, connected or reconnecting, and one that is disconnecting still counts as connected.',
  'wallet-reconnect':
    'On load the stored connectors are tried, the most recently used first, and one that fails or hangs for 5 s never keeps the next one waiting.',
  'wallet-safe':
    'Inside Safe’s app its connector is connected as the page loads, also at a first visit; in a page that is in no frame it is not listed.',
  'wallet-calls':
    'Connecting an EVM wallet asks it what wagmi asks; only one that has not said by itself what it shares, or that has told of a change meanwhile, is asked once more.',
  'wallet-listeners':
    'Accounts, chain and disconnection in a wallet are followed, except for embedded and WalletConnect connectors, which report their own changes.',
  'wallet-activate': 'One of several connections becomes the active one when the report says so.',
  'wallet-single': 'Where several wallets are not enabled, a new one replaces the previous one.',
  'wallet-disconnect':
    'Disconnecting removes one connection, or all of them one after the other, and the next that remains becomes active.',
  'wallet-disconnect-cap': 'A disconnection that takes longer than 3 s is given up.',
  'wallet-disconnect-untried':
    'Who disconnects while stored connectors are still tried disconnects these too, on this page and at the next visit; who does so while a wallet is asked to connect calls that off.',
  'wallet-last-gone': 'When no connection remains, a disconnect event is emitted.',
  'wallet-key': 'Connections are keyed by connector id, ignoring case.',
  'wallet-recent': 'Recent connections are listed where their connectors are available and not connected.',
  'wallet-recent-kept':
    'Of a connection, its first 10 accounts and its network are remembered beyond its end, until it is forgotten: then nothing of it but its connector’s id is left in the browser.',
  'wallet-recent-again': 'Among the user’s wallets, one press connects a recent one again, and another forgets it.',
  'wallet-active-namespace':
    'One namespace is active, and when its adapter is removed the first that remains becomes active.',
  'wallet-account-type': 'A preferred account type outlives its connection and every reset.',
  'wallet-adapter-retry':
    'An adapter that could not be fetched is fetched again after 5 s, and at once where the user asks; where no wallet can be listed for it, the list says so.',
  'wallet-profile': "The user's wallets are listed by namespace, where they can be switched, added and disconnected.",
  'wallet-contract':
    'What crosses a port is plain JSON, and every adapter passes the same suite against real nodes and wallets.',
}

/** What each state of each chart is there for, by the chart's id and the state's path. */
export const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  acceptTerms: {
    '': 'The dApp’s terms and privacy policy have to be accepted before anything leads to a wallet, once for these pages [connect-terms].',
    unticked: 'The user has not ticked that they accept: nothing leads to a wallet [connect-terms].',
    ticked: 'The user has ticked it, and can take that back. The kit leads on to where they wanted to go.',
    connected: 'A wallet has connected meanwhile, without the modal. The kit decides what follows [nav-outcome].',
  },
  accountSettings: {
    '': 'What the user of the embedded wallet can set: the email, the network, the account’s type and name; and the way out [account-settings].',
    shown: 'Who is logged in, and what can be set; email, page, type, name and the way out go on side by side.',
    'shown.email': 'An email can be changed; a login at a provider may have none [embedded-email-change].',
    'shown.email.deciding': 'Is there one? It is left at once.',
    'shown.email.known': 'There is one.',
    'shown.email.missing': 'There is none.',
    'shown.dashboard': 'The service’s own page, where the wallet can be had as one’s own.',
    'shown.dashboard.deciding': 'Is there one? It is left at once.',
    'shown.dashboard.known': 'There is one.',
    'shown.dashboard.missing': 'There is none.',
    'shown.accountType':
      'Where there are two account types, the user goes from one to the other; the kit hears of it from the wallet, whether or not this flow is still there [embedded-account-type].',
    'shown.accountType.deciding': 'Are there two? It is left at once.',
    'shown.accountType.single': 'There is one type only.',
    'shown.accountType.settled': 'The account has the type that was chosen.',
    'shown.accountType.switching': 'The service goes to the other account, for 30 s at most [flow-timeout].',
    'shown.accountType.refused': 'The account is the one that it was, and the row says why.',
    'shown.name': 'An account without a name can get one [names-where].',
    'shown.name.deciding': 'Can there be one? It is left at once.',
    'shown.name.asking':
      'Whether it has one already, and could get one on its network, is looked up, for 30 s at most [flow-timeout].',
    'shown.name.nameless': 'It has none.',
    'shown.name.settled': 'It has one, cannot have one, or its name could not be looked up.',
    'shown.leave': 'The user can disconnect the wallet [wallet-disconnect].',
    'shown.leave.leaving':
      'The wallet is being disconnected; the wallet chart gives up after 3 s [wallet-disconnect-cap].',
    upgrade: 'The service’s own page makes the wallet the user’s own.',
    left: 'The account is not the embedded wallet’s: there is nothing to set.',
    disconnected: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
  },
  account: {
    '': 'The account of one namespace: its name and address, its balance, its network, what can be done, and how to disconnect [account-view].',
    shown: 'Layout, name, balance, network, copying and disconnecting go on side by side [account-view].',
    'shown.layout':
      'A wallet of the app’s own has nowhere else to show what it holds; any other wallet does [account-layout].',
    'shown.layout.deciding': 'It is left at once.',
    'shown.layout.list': 'The native balance, and what can be done [account-layout].',
    'shown.layout.portfolio':
      'What the account holds is part of the view, and its total in dollars stands in the balance’s place.',
    'shown.identity':
      'What the account is called, and its picture; until that is known, it goes by its address [account-identity].',
    'shown.identity.asking': 'It is looked up, for 30 s at most [flow-timeout].',
    'shown.identity.known': 'It goes by its name, where it has one.',
    'shown.identity.nameless': 'Its name could not be had: it goes by its address, and no message says so.',
    'shown.balance':
      'The native balance, from the kit’s one balance of the namespace [account-balance-one]; after a failure, a retry is blocked for 30 s [account-balance-gap].',
    'shown.balance.loading': 'The balance is being fetched.',
    'shown.balance.ready': 'It is shown until the account or its network changes, or it is asked for again.',
    'shown.balance.failed': 'The balance could not be fetched [account-balance-gap].',
    'shown.balance.failed.resting': 'No retry for 30 s.',
    'shown.balance.failed.retryable': 'The user may ask again.',
    'shown.network': 'What the app knows of the network that the account is on [account-view].',
    'shown.network.deciding': 'It is left at once.',
    'shown.network.explorable': 'A block explorer shows the account.',
    'shown.network.known': 'The network has no block explorer.',
    'shown.network.unknown':
      'The app does not know the network: the user is told so, and offered nothing that its nodes are needed for [account-unknown-network].',
    'shown.copy': 'A text is copied to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.leave': 'The user can disconnect the wallet [wallet-disconnect].',
    'shown.leave.leaving':
      'The wallet is being disconnected; the wallet chart gives up after 3 s [wallet-disconnect-cap].',
    disconnected: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
  },
  activity: {
    '': 'What the active account of a namespace has done on its network, newest first [activity-list].',
    shown: 'There is an account. It is followed until the last connection of its namespace is gone.',
    'shown.loading': 'The next page; what is listed stays [activity-page].',
    'shown.loading.first': 'The history is asked for, for 30 s at most [flow-timeout].',
    'shown.loading.second': 'A page may hold nothing but spam: the next one is asked for [activity-page].',
    'shown.loading.third': 'After a third such page the user is asked whether to look further [activity-page].',
    'shown.ready': 'There are more pages, which load as the user scrolls [activity-page].',
    'shown.paused': 'Three pages held nothing new: there may be more, and the user can ask for it [activity-page].',
    'shown.paused.listed': 'What was found is listed.',
    'shown.paused.empty': 'Nothing that was found is worth showing so far.',
    'shown.complete': 'All pages are loaded.',
    'shown.complete.listed': 'All transactions are listed.',
    'shown.complete.empty': 'The account has done nothing on this network.',
    'shown.failed': 'The history could not be fetched. A toast says so, and what is listed stays [activity-failed].',
    'shown.failed.partial': 'The known transactions are listed, and below them what went wrong.',
    'shown.failed.unavailable': 'Nothing is known: what went wrong is shown in place of the list.',
    disconnected: 'The last connection of the namespace is gone [activity-follows].',
  },
  alerts: {
    '': 'What the developer has to fix, each kind once [notice-alerts].',
    showing: 'The oldest is shown until it is dismissed, and only while `debug` is on [notice-alerts].',
  },
  approveTransaction: {
    '': 'The frame of the embedded wallet is in the card’s place while calls wait for the user’s word; what is in it is the wallet’s own [embedded-approve].',
    shown:
      'The user confirms or rejects in the frame; going back or closing rejects what waits, and so do 5 min without an answer [embedded-approve] [flow-prompt-timeout].',
    settled: 'No call waits any more. The kit decides what follows [flow-apart].',
  },
  balance: {
    '': 'The native balance of a namespace’s active account: the account, the button and the dApp read this one [account-balance-one].',
    idle: 'The balance of the account has not been requested yet.',
    loading: 'The adapter is asked; no answer in 30 s counts as a failure [flow-timeout].',
    ready: 'The balance is known.',
    'ready.fresh': 'For 30 s, a view that opens shows it without asking again [account-balance-one].',
    'ready.stale': 'A view that opens asks again.',
    failed: 'A toast says Token Balance Unavailable, also where the modal is closed [account-balance-gap].',
    'failed.resting': 'The adapter is not asked again for 30 s, whether a view or the dApp asks [account-balance-gap].',
    'failed.retryable': 'The user, a view that opens, and the dApp may ask again.',
  },
  buy: {
    '': 'Buys coins with money for the active account: the amount is quoted, a provider sells them in a window of its own, and what was paid is followed until it arrives [onramp-steps].',
    draft: 'Nothing is paid yet. Another account or network begins a form of its own [onramp-reset].',
    'draft.loading': 'Who sells what is loaded, for 30 s at most [onramp-options] [flow-timeout].',
    'draft.unsupported': 'No provider sells for this network; for another one a provider may [onramp-providers].',
    'draft.unavailable': 'Who sells could not be loaded.',
    'draft.form': 'How much is paid and what it buys, and who sells it [onramp-steps].',
    'draft.form.step.amountMissing': 'There is no amount [onramp-steps].',
    'draft.form.step.amountMalformed': 'It is no sum of money [onramp-limits].',
    'draft.form.step.amountLow': 'It is less than any way to pay allows [onramp-limits].',
    'draft.form.step.amountHigh': 'It is more than any way to pay allows [onramp-limits].',
    'draft.form.step.ready': 'A provider can be chosen [onramp-steps].',
    'draft.form.quotes.idle': 'There is nothing to quote.',
    'draft.form.quotes.waiting': 'The user may still be typing [onramp-quote].',
    'draft.form.quotes.asking':
      'The order is quoted, for 30 s at most; one that is changed meanwhile is not heard [onramp-quote].',
    'draft.form.quotes.quoted': 'The provider has said what it costs.',
    'draft.form.quotes.estimated': 'No provider quotes: an estimate is shown, and said to be one [onramp-estimate].',
    'draft.form.links.idle': 'There is nothing to pay.',
    'draft.form.links.waiting': 'How much is bought is not known yet: the pages are told [onramp-link].',
    'draft.form.links.asking': 'The providers are asked for their pages, for 30 s at most [onramp-link].',
    'draft.form.links.known': 'A provider whose page is known can be chosen [onramp-link].',
    'draft.form.links.unknown': 'No provider has a page: they can be asked again [onramp-link].',
    'draft.choosingCurrency': 'The currencies that can be paid with [onramp-options].',
    'draft.choosingToken': 'The coins that can be bought for the network [onramp-options].',
    'draft.learning': 'What buying coins is, for a newcomer [nav-learn].',
    paying: 'The user pays in the provider’s window, while the kit asks what has become of it [onramp-watch].',
    'paying.opening': 'The window opens with the press [onramp-window].',
    'paying.watched': 'For 180 s the user waits for it here [onramp-watch].',
    'paying.watched.waiting': 'The provider’s window is open.',
    'paying.watched.closed':
      'The window is gone, or its page has cut itself off, which looks the same from here: what was paid arrives all the same [onramp-window].',
    'paying.late': 'Nothing has arrived in 180 s. It is still followed, and told when it does [onramp-watch].',
    'paying.failed': 'The provider has called it off.',
    'paying.blocked': 'The browser opens no window until the user allows it [onramp-window].',
    purchases: 'What was bought, newest first; a purchase that arrives meanwhile is asked for again [onramp-activity].',
    'purchases.loading': 'The service is asked what was bought, for 30 s at most [flow-timeout].',
    'purchases.listed': 'What was bought is there.',
    'purchases.empty': 'Nothing was bought so far: something can be.',
    'purchases.unavailable': 'What was bought could not be loaded.',
    bought: 'The user has seen it. The kit goes back to where they came from [flow-apart].',
    disconnected: 'The last connection of the namespace is gone. The kit decides what follows [flow-apart].',
  },
  config: {
    '': 'Features, origins and analytics, by the project’s configuration. The chart tells the kit which features there are, and the developer what is wrong [config-features] [config-origins] [config-analytics].',
    project: 'The features and the allowed origins, by the project’s configuration [config-features].',
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
      'Only the developer can fix it, so an alert says so. The modal does without it [config-origins].',
    analytics: 'Whether the project wants analytics: they are off until it says so [config-analytics].',
    'analytics.deciding': 'The project is asked only where the dApp wants it. It is left at once.',
    'analytics.fetching': 'The project is asked, for 30 s at most [flow-timeout].',
    'analytics.unavailable': 'A failure turns analytics off, until the modal is opened again [config-analytics].',
    'analytics.on': 'Analytics are sent [config-analytics].',
    'analytics.off': 'No analytics are sent [config-analytics].',
  },
  connect: {
    '': 'From the list of wallets to an account, whichever wallet answers in the end. The wallet charts ask the wallets; this chart follows their events [connect-status] [wallet-source].',
    choosing:
      'The list of wallets, painted from what is in the page: nothing waits for a server [connect-offline-list].',
    'choosing.deciding': 'Which wallets are there? It is left at once.',
    'choosing.hidden': 'The logins alone: the dApp wants no wallets [connect-hidden].',
    'choosing.collapsed': 'The logins, and the way to the wallets [connect-collapsed].',
    'choosing.all': 'The wallets of this page, the directory’s first wallets, and the way to all of them.',
    'choosing.leading': 'The wallets of this page and the directory’s first wallets.',
    'choosing.installed': 'The wallets of this page. No others can be reached.',
    'choosing.looking': 'The wallets of this page are not known yet: their space is reserved [connect-looking].',
    'choosing.unreached':
      'The code that finds the wallets could not be fetched. It is fetched again by itself, or at once where the user asks [wallet-adapter-retry].',
    'choosing.none': 'There is no wallet. One that is installed now appears without a reload.',
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
    'failed.timedOut':
      'There was no answer in time, or the device’s clock is wrong. A late approval is still honoured [flow-late-answer].',
    'failed.blocked': 'The wallet or the browser lets nothing through until the user allows it there [flow-next-step].',
    'failed.offline': 'The internet or the relay cannot be reached. Asking again may succeed [flow-next-step].',
    'failed.retryable': 'Asking again may succeed. A late approval is still honoured [flow-late-answer].',
    'failed.known': 'The wallet is connected already; another wallet is the next step [flow-next-step].',
    'failed.final': 'Asking again would give the same answer; another wallet is the next step [flow-next-step].',
    'failed.notInstalled':
      'The wallet is not in this browser. How to get it is one click away [connect-not-installed].',
    succeeded:
      'The ring closes on success, and the modal 0.9 s later; the user may close it at once [connect-success].',
    connected: 'The chosen wallet is connected. The kit decides what follows [nav-outcome].',
    connectedElsewhere: 'Another wallet has connected meanwhile. The kit decides what follows [nav-outcome].',
  },
  directory: {
    '': 'What the modal knows of the wallet directory before the user browses it. Nothing waits for it, and the wallets of this browser do not need it [directory-prefetch].',
    prefetching: 'The directory is asked for its first wallets, for 30 s at most [directory-prefetch] [flow-timeout].',
    loadingImages: 'The first wallets are shown with their images, which are given up after 2 s [directory-pictures].',
    ready: 'The modal shows the wallets that are known.',
    failed: 'What failed is requested again when the modal is opened again [directory-again].',
  },
  downloads: {
    '': 'How to get the wallet that the route is about, here or on a phone [directory-downloads].',
    deciding: 'Where can the wallet be had, and on what device is the user? It is left at once.',
    'known.phone': 'Links to the stores of this phone.',
    'known.desktop': 'Links for this browser; the wallet is in no store for phones.',
    'known.scanning': 'A store as a code that a phone scans, one at a time, and links for this browser.',
    unknown: 'The directory does not say where.',
  },
  emailLogin: {
    '': 'Logging in to the embedded wallet with an email, which is then connected like any other wallet [embedded-email].',
    'login.step':
      'From an email to a login: a device that is new is approved first, then a code proves the email [embedded-email].',
    'login.step.deciding': 'Was an email typed before? It is left at once; what is none is told.',
    'login.step.typing': 'The field for the email, with what was wrong below it.',
    'login.step.sending': 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    'login.step.device':
      'The browser is new to the service: the link in the mail says that it may log in [embedded-device].',
    'login.step.device.waiting': 'The link is waited for; the code follows by another mail.',
    'login.step.device.sending': 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    'login.step.code': 'The code of the mail proves that the email is the user’s [embedded-code].',
    'login.step.code.typing': 'Six digits; they are sent off with the last of them.',
    'login.step.code.verifying': 'The service looks at the code, for 120 s at most [embedded-patience].',
    'login.step.code.sending': 'The email is being sent; the service gives up after 120 s [embedded-patience].',
    'login.step.code.connecting':
      'The user is logged in; the wallet chart connects the wallet [wallet-source]. Who leaves meanwhile is logged out again [embedded-half-done].',
    'login.step.code.succeeded':
      'The wallet is connected, which is said for 0.9 s; the user may close the modal at once [connect-success].',
    'login.step.connecting':
      'The user is logged in; the wallet chart connects the wallet [wallet-source]. Who leaves meanwhile is logged out again [embedded-half-done].',
    'login.step.succeeded':
      'The wallet is connected, which is said for 0.9 s; the user may close the modal at once [connect-success].',
    'login.step.ending':
      'The wallet could not be connected: the login ends too, in 30 s at most, and can begin again [embedded-half-done] [flow-timeout].',
    'login.resend': 'Between one email and the next lie 30 s [embedded-resend].',
    'login.resend.cooling': 'The seconds are counted down.',
    connected: 'The wallet is connected, or another one meanwhile. The kit decides what follows [nav-outcome].',
    left: 'There is no embedded wallet any more: back to where the user came from.',
  },
  grantPermissions: {
    '': 'A dApp wants to do something without asking again: the service adds its key, the wallet allows it, and the service is told [sessions-grant].',
    'granting.progress': 'How far the request has come [sessions-grant].',
    'granting.progress.preparing':
      'The service makes a key of its own for the session, for 30 s at most [sessions-grant] [flow-timeout].',
    'granting.progress.asking': 'The wallet asks the user, for 5 min at most [sessions-grant] [flow-prompt-timeout].',
    'granting.progress.declined':
      'The user has rejected it in the wallet. The wallet can be asked again; leaving tells the dApp.',
    'granting.progress.refused':
      'What the dApp wants makes no sense here, and would not another time [sessions-grant].',
    'granting.progress.failed':
      'The service or the wallet could not do it. It can be tried again; leaving tells the dApp.',
    'granting.progress.activating':
      'The service is told what the wallet has allowed, for 30 s at most [sessions-grant] [flow-timeout].',
    'granting.progress.untold':
      'The wallet has allowed it, but the service was not told: it is told again, unasked of the wallet [sessions-untold].',
    'granting.progress.created': 'The app has what it wanted: the user is shown what that is [sessions-grant].',
    'granting.progress.created.listed':
      'It is among those that this dApp lists, and the user can go there [sessions-where].',
    'granting.progress.created.alone': 'This dApp lists no sessions.',
    'granting.tokens':
      'A limit on a token says something in the token’s own units only: the network tells what they are [sessions-units].',
    'granting.tokens.none': 'There is no limit on a token.',
    'granting.tokens.reading': 'The network is asked, for 30 s at most [sessions-units] [flow-timeout].',
    'granting.tokens.known':
      'The limits are told in the tokens’ units; of what the network takes for no token, that it is not known [sessions-units].',
    'granting.tokens.unknown': 'The network did not tell: that is said in place of the limits [sessions-units].',
    granted: 'The user has seen it.',
    left: 'The user has left, the account is another one, or the dApp has not asked for anything.',
    disconnected: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
  },
  headless: {
    '': 'Serves a dApp that draws the wallets itself [api-headless]: it reports how each call has ended, and no call is left without an answer [api-headless-settled].',
    leading: 'The directory’s first wallets; those of this browser do not wait for them [api-headless].',
    'leading.asking': 'The directory is asked for its first wallets, for 30 s at most [flow-timeout].',
    'leading.known': 'The directory’s first wallets are known.',
    'leading.failed': 'Part of it did not load. It is requested again with the next page or search.',
    'leading.again': 'The directory is asked for its first wallets, for 30 s at most [flow-timeout].',
    list: 'The wallets of the directory that the dApp fetches, page by page or by a query [api-headless].',
    'list.idle': 'Nothing is being fetched; what was fetched stays.',
    'list.fetching':
      'The directory is asked. A newer request replaces this one, whose call ends as aborted and whose answer is ignored [directory-search].',
    'list.fetching.paging':
      'A page, for 30 s at most: the first replaces the list, a further one is added [flow-timeout].',
    'list.fetching.searching': 'What matches the query, for 30 s at most: it replaces the list [flow-timeout].',
    code: 'The code of the kit’s one pairing, held from when the dApp needs it until it resets it [pairing-one].',
    'code.none': 'No code is needed [lazy-closed].',
    'code.loading': 'The chart of the pairing is loaded, for 30 s at most [flow-timeout].',
    'code.held': 'The pairing is held, and at once emits its state.',
    'code.held.asking': 'The code is being made; the pairing says when that takes too long.',
    'code.held.ready': 'Every call has its code. The code is renewed for as long as it is held [pairing-renewed].',
    'code.held.refused':
      'The phone said no, or the relay can’t be reached. The next call asks again [pairing-refused].',
    'code.failed': 'The pairing’s chart did not load. The next call loads it again.',
    connection:
      'The wallet that is being connected, one at a time: every way out of this settles the call that waits for it [api-headless].',
    'connection.idle': 'No wallet is being connected.',
    'connection.asking':
      'A wallet of this browser asks the user, for 5 min at most [flow-prompt-timeout]. A request that this chart has dropped may still be approved [flow-late-answer].',
    'connection.pairing': 'The wallet takes the code, for as long as there is one.',
    'connection.pairing.coding': 'The code is being made.',
    'connection.pairing.opening': 'On a phone the wallet’s app is opened with the code [link-open].',
    'connection.pairing.approving':
      'The user scans the code or approves in the app. It is renewed meanwhile [pairing-renewed].',
    'connection.adopting':
      'The phone has approved, and the wallet charts take up the session, within 30 s [pairing-session].',
  },
  kit: {
    '': 'The whole of Portico: a wallet chart per namespace, the modal and its routes [nav-routes], and the small actors that every flow uses. It forwards to flows what wallets report, and decides what follows when a flow has ended [nav-outcome].',
    boot: 'Stored connections are reconnected on load, and the modal may open meanwhile [wallet-reconnect].',
    'boot.reconnecting': 'A namespace is still trying its stored connections.',
    'boot.ready': 'Every namespace has tried its stored connections.',
    connections: 'The active connection of each namespace, as its wallet chart reports it.',
    activeNamespace: 'Which namespace is the active one, and which of them share a session.',
    pendingNetwork:
      'A requested network makes its namespace the active one, once the wallet is on it [network-reported] [network-namespace-switch].',
    'pendingNetwork.idle': 'No network is requested.',
    'pendingNetwork.switching': 'A wallet is asked to switch. Its reports say when that has happened.',
    'pendingNetwork.joining':
      'The embedded wallet is connected in the other namespace, without another login [embedded-namespaces]. Where it is not, the network is selected without a wallet.',
    pendingConnection:
      'A requested connection is the active one of its namespace, and the namespace becomes active [wallet-activate].',
    'pendingConnection.idle': 'No connection is requested.',
    'pendingConnection.activating':
      'A wallet chart makes the connection active. Its reports say when that has happened.',
    networkSupport:
      'Whether the active network is one of the app’s; it counts as such where no wallet is connected [network-supported].',
    'networkSupport.supported': 'The active network is one of the app’s, or does not have to be.',
    'networkSupport.unsupported':
      'The app does not support the active network. The modal leads to the supported ones, once for each unsupported network [network-unsupported-view].',
    persistence: 'What the user did is kept for the next visit, and for other tabs [storage-recent] [storage-tabs].',
    gate: 'Where the dApp signs users in, a gatekeeper looks at each new account on one of its networks, and the modal shows what it asks for [signin-opens].',
    'gate.unguarded': 'No account has connected yet, or the dApp asks nothing of one [signin-lazy].',
    'gate.loading':
      'The gatekeeper is being fetched, and with it the flow of its task, for 30 s at most [flow-timeout].',
    'gate.loading.restored':
      'The connection was restored: the user is not asked for an optional session [signin-optional].',
    'gate.loading.connected': 'The user has just connected, and is asked for a session [signin-opens].',
    'gate.loading.before': 'The one of the two in which the gatekeeper could not be fetched.',
    'gate.guarded': 'The gatekeeper checks the active account.',
    'gate.guarded.pending': 'The gatekeeper does not know yet whether the user may continue.',
    'gate.guarded.open': 'The user may continue.',
    'gate.guarded.optional': 'The user is asked to sign in, and may continue without [signin-optional].',
    'gate.guarded.required': 'The user is asked to sign in, and may not continue without [signin-required].',
    'gate.failed':
      'The gatekeeper could not be fetched. Where what it asks for is required, the account is disconnected [signin-unread].',
    deferral: 'A flow that ended while the gate was pending stays on screen; what follows its output waits.',
    'deferral.none': 'Nothing waits for the gate.',
    'deferral.waiting':
      'What follows the output is decided when the gate opens; if the route goes first, nothing follows.',
    broadcast:
      'Events of the wallets, their balances, the pairing, the directory and the app’s settings are forwarded to every flow on the stack, and to a dApp that draws the wallets itself, whatever else they lead to.',
    projectServices:
      'The directory and the configuration of the project, fetched when the modal is first opened; nothing waits for them [directory-prefetch] [config-optional].',
    'projectServices.idle': 'The modal has not been opened yet, so no server is asked for anything [lazy-closed].',
    'projectServices.loading': 'The services’ code is loading, for 30 s at most [flow-timeout].',
    'projectServices.loaded': 'The services are asked; what failed is requested again at the next opening.',
    'projectServices.failed': 'The services’ code did not load. The modal does without it until it is opened again.',
    notices:
      'What is told beside the views. Most visits see none of it: its charts load with the first [lazy-notices].',
    'notices.none': 'There is nothing to tell, or what tells it did not load: the next notice tries again.',
    'notices.loading':
      'The charts are loading, for 30 s at most [flow-timeout]. What is to be told waits, in its order.',
    'notices.told': 'Each notice goes to the chart of its kind.',
    modal:
      'The modal is closed, open at one of its routes, or leaving. Opening leads to the view that is asked for, where it can be shown now, else to the account of a connected user, else to the list of wallets [nav-start]. An unsupported network opens it [network-unsupported-view].',
    'modal.closed': 'Nothing is on screen.',
    'modal.open': 'The map of the modal: one state per route, the stack of routes in the context [nav-routes].',
    'modal.open.routing': 'What lies on top of the stack is shown next.',
    'modal.open.AcceptTerms': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.AcceptTerms.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.AcceptTerms.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.AcceptTerms.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
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
    'modal.open.WalletSend': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.WalletSend.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.WalletSend.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.WalletSend.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.Swap': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.Swap.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.Swap.loaded': 'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Swap.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.OnRampProviders': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.OnRampProviders.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.OnRampProviders.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.OnRampProviders.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.Transactions': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.Transactions.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.Transactions.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Transactions.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.Portfolio': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.Portfolio.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.Portfolio.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.Portfolio.failed':
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
      'The app does not support the active network. A supported network or the end of the connection leads on; a user who closes the modal is led here again by the next change [network-unsupported-view].',
    'modal.open.EmailLogin': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.EmailLogin.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.EmailLogin.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.EmailLogin.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.ConnectSocials': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.ConnectSocials.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.ConnectSocials.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ConnectSocials.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.ApproveTransaction': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.ApproveTransaction.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.ApproveTransaction.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.ApproveTransaction.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.RegisterAccountName': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.RegisterAccountName.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.RegisterAccountName.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.RegisterAccountName.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.UpdateEmailWallet': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.UpdateEmailWallet.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.UpdateEmailWallet.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.UpdateEmailWallet.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.SmartSessionList': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.SmartSessionList.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.SmartSessionList.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SmartSessionList.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.SmartSessionCreated': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.SmartSessionCreated.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.SmartSessionCreated.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.SmartSessionCreated.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.open.AccountSettings': 'A route of a flow whose chart is loaded when it is first entered [lazy-flow].',
    'modal.open.AccountSettings.loading':
      'The chart of the flow is loading, for 30 s at most [lazy-flow]. The header is there meanwhile, so that the user need not wait for it.',
    'modal.open.AccountSettings.loaded':
      'The flow runs, for as long as its route is on the stack, on top or not [nav-lifetime].',
    'modal.open.AccountSettings.failed':
      'The chart did not load. It can be asked for again; back and close lead out of here [flow-way-out].',
    'modal.closing':
      'The modal leaves the screen. What it showed stays alive until the exit is over; opening turns the exit back and shows what it asks for [nav-closing].',
  },
  notices: {
    '': 'What the user and the developer are told beside the views: one message in the modal, toasts, alerts, and what a report needs [notice-snackbar] [notice-toasts] [notice-alerts] [error-reportable].',
  },
  pairing: {
    '': 'One pairing for everything that needs one [pairing-one]: offered for 4 minutes [pairing-expiry], renewed without a click while a route holds it [pairing-renewed], and left to lapse when none does, so that a late approval still connects [pairing-late].',
    holders: 'Whether a route, or the dApp itself, needs the code.',
    code: 'The code of the one pairing.',
    'code.none': 'No code is needed, so a client is not even loaded [lazy-closed].',
    'code.offered':
      'There is a proposal, or the relay is asked for one. There is only one, however many hold it [pairing-one]. When its last holder has left, it stays open until it expires, so that a late approval still connects [pairing-late].',
    'code.offered.asking':
      'The client is loaded and the relay is asked. A relay that gives no code in 20 s can’t be reached.',
    'code.offered.ready':
      'The code is shown for 4 minutes, less the last 10 seconds, in which it counts as expired [pairing-expiry]. A tab that was asleep when it expired notices that when it wakes.',
    'code.offered.expired': 'A code that a holder still needs is renewed, and any other lapses [pairing-renewed].',
    'code.offered.authenticating':
      'The wallet has approved and signed at once. The signature is verified, for 30 s at most, with a loading message [pairing-one-step]. The code is no longer needed.',
    'code.offered.renewing':
      'A holder still shows the code, so a new one replaces it without a click. A wallet that has scanned the last one may still approve.',
    'code.refused': 'An alert tells the developer what only a developer can fix.',
    'code.ended': 'A failure is of interest only while a holder needs the code.',
    'code.failed':
      'The wallet said no, or the relay does not serve this page or can’t be reached. Nothing is tried again until the user asks [pairing-refused].',
  },
  portfolio: {
    '': 'What an account holds on its network, in tabs: tokens, NFTs, and what happened to it [portfolio-tabs]. The account shows it where the wallet is the app’s own, else it is a view [account-layout].',
    shown: 'The tokens are followed, whichever tab is looked at.',
    'shown.tab':
      'One tab is looked at; the others are there where what happened to the account can be had [portfolio-tabs].',
    'shown.tab.tokens': 'The tokens.',
    'shown.tab.history': 'What happened to the account is followed by a chart of its own [activity-list].',
    'shown.tab.history.nfts': 'The NFTs that came to the account and have not left it [portfolio-nfts].',
    'shown.tab.history.activity': 'What the account has done.',
    'shown.tokens': 'The tokens of the account on its network [portfolio-tokens].',
    'shown.tokens.loading': 'They are asked for, for 30 s at most [flow-timeout].',
    'shown.tokens.known': 'They are known.',
    'shown.tokens.known.content': 'What there is to list.',
    'shown.tokens.known.content.listed': 'The tokens are listed, each with what it is worth [portfolio-tokens].',
    'shown.tokens.known.content.empty': 'The account holds nothing: how to get something is shown [portfolio-empty].',
    'shown.tokens.known.content.empty.deciding': 'Can crypto be bought? It is left at once.',
    'shown.tokens.known.content.empty.buyable': 'It can be bought, or received.',
    'shown.tokens.known.content.empty.receivable': 'It can be received.',
    'shown.tokens.known.poll': 'The tokens are asked for again while they are looked at [portfolio-poll].',
    'shown.tokens.known.poll.waiting': 'For 10 s they count as they are.',
    'shown.tokens.known.poll.unseen':
      'While the page is hidden or another view covers them, they wait for the user [portfolio-poll].',
    'shown.tokens.known.poll.asking':
      'The tokens are asked for, for 30 s at most; meanwhile they stay as they were [flow-timeout].',
    'shown.tokens.known.poll.resting':
      'The tokens stay as they were last known, and are not asked for again for 30 s [account-balance-gap].',
    'shown.tokens.known.poll.ended': 'The tokens stay as they were last known [portfolio-poll].',
    'shown.tokens.failed': 'They could not be had: a toast says so [account-balance-gap].',
    'shown.tokens.failed.resting': 'No retry for 30 s.',
    'shown.tokens.failed.retryable': 'The user may ask again.',
    disconnected: 'The last connection of the namespace is gone. The kit decides what follows [flow-apart].',
  },
  profileWallets: {
    '': 'The user’s wallets by namespace: to switch between, to add to and to disconnect [wallet-profile].',
    shown: 'One namespace at a time, in a tab of its own [wallet-profile].',
    'shown.tab': 'The number of connected wallets in the tab decides how they are shown [wallet-profile].',
    'shown.tab.deciding': 'It is left at once.',
    'shown.tab.empty': 'No wallet of this namespace is connected: the user can add one.',
    'shown.tab.single': 'One wallet is connected.',
    'shown.tab.several': 'The active wallet comes first, and all can be disconnected at once.',
    'shown.activity':
      'Whether the app works with this namespace now, or the user can switch to its wallet [wallet-profile].',
    'shown.activity.active': 'The app works with the active wallet of this tab.',
    'shown.activity.inactive': 'The app works with another namespace: the user can switch to the wallet of this tab.',
    'shown.accounts': 'How many accounts of the active wallet are listed.',
    'shown.accounts.deciding': 'It is left at once.',
    'shown.accounts.few': 'All accounts are listed: there are not many.',
    'shown.accounts.collapsed': 'The first accounts are listed until the user asks for all.',
    'shown.accounts.expanded': 'All accounts are listed, until another wallet is shown.',
    'shown.recent':
      'The wallets of the tab that were connected once, with what this browser remembers of them [wallet-recent] [wallet-recent-kept].',
    'shown.recent.none': 'There is none that could be connected again.',
    'shown.recent.listed': 'Each can be connected again, or forgotten [wallet-recent-again].',
    'shown.act':
      'One request at a time: each ends with what the wallet chart reports, which waits and gives up [wallet-source].',
    'shown.act.resting': 'Nothing is being done.',
    'shown.act.failed':
      'The last request came to nothing. Its row says why, and reads it out, until the next one, or until the wallet does it after all.',
    'shown.act.connecting':
      'A recent connection is asked for again: its wallet has its prompt open, and the wallet chart gives up after 5 min [wallet-recent-again] [flow-prompt-timeout]. Whatever else the user asks for takes its place.',
    'shown.act.connecting.asking': 'The row says where to go on.',
    'shown.act.connecting.slow':
      'After 20 s: the prompt may be hidden behind other windows, and the row says so [flow-prompt-hint].',
    'shown.act.requestingSwitch': 'A connection that is gone already cannot become the active one. It is left at once.',
    'shown.act.switching': 'Another connection, or another account of one, becomes active [wallet-activate].',
    'shown.act.requestingDisconnect': 'A connection that is gone already needs no request. It is left at once.',
    'shown.act.disconnecting':
      'One connection is being ended; the wallet chart gives up after 3 s [wallet-disconnect] [wallet-disconnect-cap].',
    'shown.act.disconnectingAll':
      'All connections of the tab are being ended, one after the other, each within 3 s [wallet-disconnect] [wallet-disconnect-cap].',
    'shown.copy': 'A text is copied to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    disconnected: 'No wallet is connected any more. The kit decides what follows [flow-apart].',
  },
  purchase: {
    '': 'What was begun in a provider’s window is asked after until it arrives, and told wherever the user is [onramp-watch].',
    watched: 'The user waits for it: it is asked after every 4 s, for 180 s [onramp-watch].',
    'watched.asking': 'The service is asked what has become of it, for 30 s at most [flow-timeout].',
    'watched.waiting': 'It is asked after again in a while.',
    trailing: 'It may arrive later: it is asked after every 30 s, for a day at most [onramp-watch].',
    'trailing.asking': 'The service is asked what has become of it, for 30 s at most [flow-timeout].',
    'trailing.waiting': 'It is asked after again in a while.',
    confirmed: 'It has arrived.',
    failed: 'The provider has called it off.',
    forgotten: 'It was never paid.',
  },
  receive: {
    '': 'Shows how the active account of a namespace is paid, and on which networks [receive-address].',
    shown: 'There is an account. It is followed until the last connection of its namespace is gone.',
    'shown.code':
      'The address in full and as a code [receive-address]. It follows the account and its network; the confirmation of a copy ends when the account changes.',
    'shown.code.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.code.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.networks': 'The networks that the address works on, and what is lost on others [receive-address].',
    disconnected: 'The last connection of the namespace is gone [receive-address].',
  },
  reconnect: {
    '': 'The stored connections of a namespace are reconnected on load, and appear in the adapter’s report [wallet-reconnect].',
    reading:
      'The store is read, and the adapter is fetched if there is something in it, for 5 s at most [flow-timeout].',
    choosing: 'Of those left, the most recently used is next [wallet-reconnect].',
    trying: 'A connector that fails, or hangs for 5 s, never keeps the next one waiting [wallet-reconnect].',
    done: 'All have been tried, or one was enough.',
  },
  registerAccountName: {
    '': 'The embedded wallet’s account gets a name: it is chosen, signed and registered [names-where].',
    'named.introduced': 'What a name is good for.',
    'named.form':
      'A name is typed, and the service says whether it is free, and which others are [names-valid] [names-suggest].',
    'named.form.empty': 'Nothing is typed.',
    'named.form.invalid': 'Nothing that was typed can be part of a name [names-valid].',
    'named.form.short': 'The name has fewer than 4 characters [names-valid].',
    'named.form.long': 'The name has more than 63 characters [names-valid].',
    'named.form.resting': 'The service is asked once typing has rested for 0.5 s [names-suggest].',
    'named.form.checking': 'The service is asked, for 30 s at most [flow-timeout].',
    'named.form.free': 'The name can be had; what the last try failed with is said [names-registered].',
    'named.form.taken': 'The name is another’s, and others are offered.',
    'named.form.refused':
      'The service does not accept the name: another one is typed, or this one checked again [names-registered].',
    'named.form.unchecked': 'The service could not say whether the name is free; it can be asked again.',
    'named.signing':
      'The wallet asks the user to sign that the account wants the name, for 5 min at most [names-message] [flow-prompt-timeout].',
    'named.registering':
      'The name is registered by an actor of the kit: what was signed is not taken back, and who closes the modal is told all the same [names-registered] [names-end].',
    'named.registering.shown': 'The form waits.',
    'named.registering.left': 'The user has gone back to what a name is good for, and will see how it ends.',
    'named.registered': 'The account has the name [names-known].',
    registered: 'The user has read it.',
    left: 'The account is not the embedded wallet’s: nothing is offered here [names-where].',
    disconnected: 'The last connection of the namespace is gone.',
  },
  registration: {
    '': 'What was signed is registered, and its end is told wherever the user is [names-registered] [names-end].',
    registering: 'The service registers the name, for 30 s at most [names-registered] [flow-timeout].',
    registered: 'The account has the name, and goes by it at once [names-known].',
    refused: 'The account does not have it, as far as is known.',
  },
  report: {
    '': 'What a bug report needs: a summary on the clipboard, and the whole session as a file [error-reportable].',
    copy: 'A text is copied to the clipboard.',
    'copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'copy.copied': 'The button confirms it for 2 s [flow-copy].',
    download: 'The session is saved as a file.',
    'download.saving': 'The file is written, for 30 s at most [flow-timeout].',
  },
  send: {
    '': 'Sends a token of the active account: what is filled in is reviewed with what the node says of it, and the wallet is asked once [send-steps] [send-review].',
    draft: 'Nothing is asked of the wallet yet. Another account or network begins a form of its own [send-reset].',
    'draft.loading': 'What the account holds is loaded, for 30 s at most [flow-timeout].',
    'draft.filling': 'The form is filled in with what the dApp wants to be sent [send-wish].',
    'draft.filling.reading':
      'What the dApp wants is read, for 30 s at most; what makes no sense is told [send-wish] [flow-timeout].',
    'draft.unavailable': 'What the account holds could not be loaded.',
    'draft.unavailable.deciding': 'Could it be loaded another time? It is left at once.',
    'draft.unavailable.unknownNetwork':
      'The app does not know the network. On another one, the form begins by itself [account-unknown-network].',
    'draft.unavailable.retryable': 'The user may ask again.',
    'draft.form': 'The token, the amount and the receiver [send-steps].',
    'draft.form.camera.there': 'The browser reads codes, and has a camera to see them with [send-scan].',
    'draft.form.amount.unpriced': 'The token has no price that is known, so the amount is one of the token.',
    'draft.form.amount.inToken': 'The amount is one of the token; what it costs stands below [send-amount].',
    'draft.form.amount.inMoney': 'The amount is one of money; what it buys stands below [send-amount].',
    'draft.form.max.asking': 'The node is asked what the transfer costs, for 30 s at most [send-max] [flow-timeout].',
    'draft.form.receiver.empty':
      'There is no receiver yet. Those of before can be chosen, once they are known [send-recent].',
    'draft.form.receiver.empty.recalling':
      'The account’s history is asked whom it has sent to, for 30 s at most [send-recent] [flow-timeout].',
    'draft.form.receiver.empty.recalled': 'It has told, or does not.',
    'draft.form.receiver.pasting':
      'What was copied is read. The browser may ask the user first, for 30 s at most [send-paste] [flow-timeout].',
    'draft.form.receiver.waiting':
      'What is no address yet, a name or half of either, is looked up once the user has not typed for 500 ms [send-name].',
    'draft.form.receiver.resolving':
      'Who is it? An answer to an earlier text is ignored, and no answer in 30 s counts as none [send-name] [flow-timeout].',
    'draft.form.receiver.known': 'It is an address, shown in full where a name led to it [send-name].',
    'draft.form.receiver.invalid': 'It is no address of the network, and no name that leads to one [send-receiver].',
    'draft.form.step.tokenMissing': 'There is no token to send: choosing one starts the form again [send-steps].',
    'draft.form.step.amountMissing': 'There is no amount [send-steps].',
    'draft.form.step.valueIncorrect': 'The amount is no number, or nothing [send-number].',
    'draft.form.step.fundsMissing': 'It is more than the account has [send-steps].',
    'draft.form.step.receiverMissing': 'There is no receiver [send-steps].',
    'draft.form.step.receiverUnready': 'The receiver is being looked up, or is none [send-steps].',
    'draft.form.step.receiverUnready.resolving': 'The receiver is being looked up [send-name].',
    'draft.form.step.receiverUnready.invalid': 'The receiver is none [send-receiver].',
    'draft.form.step.ready': 'All is there, and can be reviewed [send-steps].',
    'draft.choosing': 'The tokens of the account, and a search among them [send-token].',
    'draft.scanning': 'A code is read by the camera, which is off again once this is left [send-scan].',
    'draft.scanning.on': 'The camera is asked for, and then looked through [send-scan].',
    'draft.scanning.on.asking':
      'The browser asks the user for the camera, for 5 minutes at most [send-scan] [flow-prompt-timeout].',
    'draft.scanning.on.looking': 'The camera sees no code yet.',
    'draft.scanning.on.searching': 'No code for 10 s: the user is told what to hold where [send-scan].',
    'draft.scanning.failed': 'The user or the browser refuses the camera, or there is none [send-scan].',
    'draft.reviewing': 'All that is about to happen, before the wallet is asked [send-review].',
    'draft.reviewing.checking':
      'The node runs the transfer without sending it, for 30 s at most [send-review] [flow-timeout].',
    'draft.reviewing.rechecking': 'The user has asked it to, once more [send-review] [flow-timeout].',
    'draft.reviewing.ready':
      'It would succeed, and the fee is known. The node is asked again after 15 s [send-review].',
    'draft.reviewing.ready.refreshing':
      'The fee may be another one by now. What is known stays, and can be confirmed [flow-timeout].',
    'draft.reviewing.doubted':
      'It would succeed, and the receiver looks like the wrong one: the user says that it is the right one before they go on [send-look-alike].',
    'draft.reviewing.doubted.unsure': 'The user is to compare the address.',
    'draft.reviewing.doubted.unsure.refreshing':
      'The fee may be another one by now. What is known stays, and can be confirmed [flow-timeout].',
    'draft.reviewing.doubted.vouched': 'The user has compared it, and may send all the same.',
    'draft.reviewing.doubted.vouched.refreshing':
      'The fee may be another one by now. What is known stays, and can be confirmed [flow-timeout].',
    'draft.reviewing.feeRaised':
      'The fee has doubled since the user saw it first, and the user is told before they go on [send-review].',
    'draft.reviewing.feeRaised.refreshing':
      'The fee may be another one by now. What is known stays, and can be confirmed [flow-timeout].',
    'draft.reviewing.feeMissing': 'The account cannot pay the fee beside what is sent [send-review].',
    'draft.reviewing.depositMissing':
      'The account cannot pay for the receiver’s new token account beside the fee [send-review].',
    'draft.reviewing.doomed': 'It would fail, and the node says why [send-review].',
    'draft.reviewing.miscounted':
      'The token counts otherwise than the user was told, so that another amount than the one above would leave [assets-decimals].',
    'draft.reviewing.vain': 'It would succeed, and nothing of it would reach the receiver [send-review].',
    'draft.reviewing.occupied':
      'The wallet still asks about an earlier transfer, which is answered first, or has not said what became of it [send-one-prompt].',
    'draft.reviewing.insisting': 'The user wants both, and confirms once more [send-one-prompt].',
    'draft.reviewing.unchecked':
      'The node did not answer. The wallet may know more, so that the user may go on [send-review].',
    sending: 'The wallet is asked to sign and send it. Going back does not take the prompt back [flow-late-answer].',
    'sending.prompted': 'The wallet shows its user what it is about to sign [flow-prompt-hint].',
    'sending.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'sending.prompted.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'sending.unanswered':
      'No answer for 5 minutes. A late one is still honoured [flow-prompt-timeout] [flow-late-answer].',
    refused: 'Nothing has left [send-refused].',
    'refused.declined': 'The user rejected it in the wallet [send-refused].',
    'refused.failed': 'The wallet or its node could not send it [send-refused].',
    unidentified:
      'The wallet has not said which transaction it sent. It may have sent it, so the user is told to look there [send-pending].',
    sent: 'The network has it. The user may leave: its end is told wherever they are [send-pending].',
    'sent.pending': 'It waits to be confirmed.',
    'sent.confirmed': 'It is done.',
    'sent.failed': 'It was undone: only the fee is gone.',
    'sent.replaced': 'Another transaction has taken its place [send-replaced].',
    'sent.spedUp': 'It was sped up in the wallet, and is done [send-replaced].',
    'sent.cancelled': 'It was cancelled in the wallet: nothing has left but the fee [send-replaced].',
    'sent.dropped': 'The network has forgotten it [send-replaced].',
    finished: 'The user has seen that it is sent. The kit goes back to where they came from [flow-apart].',
    disconnected: 'The last connection of the namespace is gone. The kit decides what follows [flow-apart].',
  },
  session: {
    '': 'Whether the active account is signed in, by the session store. It is read at start, after a reload, when another tab signs in or out, and when a session expires [signin-session].',
    prompt: 'Whether a user without a session is asked for one where none is required [signin-optional].',
    'prompt.starting': 'Whether the user has just connected.',
    'prompt.none': 'Neither after declining, nor after a reload, nor when a session has expired.',
    'prompt.requested': 'The user has just connected, or wants to sign in; a session settles it.',
    status: 'Whether the active account is signed in, as far as it is known [signin-session].',
    'status.starting': 'Whether there is an account to ask about.',
    'status.noAccount': 'No account is active on a network of the app, so that no account can be signed in.',
    'status.reading': 'The session store is asked, for 30 s at most [flow-timeout].',
    'status.reading.untold':
      'Until the modal has shown that the wallet has connected, nothing says that there is more to wait for.',
    'status.reading.told':
      'The store takes its time, and the snackbar says so until it has answered [signin-checking].',
    'status.exempt': 'No user is asked to sign in on this network: no verifier supports it [signin-legacy].',
    'status.signedIn': 'The account has a session, which is read again before it can have expired [signin-session].',
    'status.signedIn.resting': 'Nothing is asked until there is a reason.',
    'status.signedIn.rereading':
      'Another tab may have signed in or out. The last known answer stays until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut':
      'The account has no session; the dApp and the user decide whether one is asked for [signin-opens].',
    'status.signedOut.deciding': 'Required, asked for because the user has just connected, or neither.',
    'status.signedOut.required': 'The user does not continue without a session [signin-required].',
    'status.signedOut.required.resting': 'Nothing is asked until there is a reason.',
    'status.signedOut.required.rereading':
      'Another tab may have signed in or out. The last known answer stays until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut.optional': 'A user who has just connected is asked once, and may say no [signin-optional].',
    'status.signedOut.optional.resting': 'Nothing is asked until there is a reason.',
    'status.signedOut.optional.rereading':
      'Another tab may have signed in or out. The last known answer stays until the store answers, for 30 s at most [flow-timeout].',
    'status.signedOut.notRequired':
      'The user is not asked: neither after declining, nor after a reload, nor when a session has expired.',
    'status.signedOut.notRequired.resting': 'Nothing is asked until there is a reason.',
    'status.signedOut.notRequired.rereading':
      'Another tab may have signed in or out. The last known answer stays until the store answers, for 30 s at most [flow-timeout].',
    'status.unknown':
      'The sessions could not be read. Where signing in cannot start, the wallet is disconnected [signin-unread].',
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
    'open.task.failed.declined': 'The user rejected the request in the wallet (4001).',
    'open.task.failed.retryable': 'Anything else may succeed the next time.',
    'open.cancellation': 'What cancelling leads to. The button says exactly that [signin-cancel].',
    'open.cancellation.deciding': 'Where no session is required, the user may continue without one [signin-optional].',
    'open.cancellation.skips': 'The modal closes, and the user goes on without a session [signin-optional].',
    'open.cancellation.goesBack':
      'The wallet goes back to the last network with a session, as long as the app has it [signin-return-gone].',
    'open.cancellation.disconnects':
      'There is no network to go back to, so the wallet is disconnected [signin-cancel].',
    cancelling:
      'The sessions of the network to go back to are read, for 3 s at most: as long as a disconnection may take [signin-cancel].',
    returning:
      'The wallet is asked to go back, for 5 minutes. When it has, this flow ends; if it refuses, the user can sign in here or cancel [signin-cancel] [flow-prompt-timeout].',
    established: 'There is a session, and the kit closes the modal [signin-signed].',
    cancelled: 'The modal closes. Where a session is required, the wallet is being disconnected [signin-cancel].',
    left: 'The account has changed, is on another network, or is gone: nothing more is said of it. The kit asks again where it has to [signin-session].',
    broken: 'The wallet is being disconnected, and the modal goes back to its start [signin-unread].',
  },
  smartSessions: {
    '': 'What a smart account lets apps do without asking again: listed, shown in plain words, and ended by the wallet’s word [sessions-where].',
    'shown.loading': 'The sessions are being loaded, for 30 s at most [sessions-list] [flow-timeout].',
    'shown.failed': 'They could not be loaded. The user can try again, or leave [sessions-list].',
    'shown.empty': 'No app may do anything without asking.',
    'shown.listed': 'Which apps may do something, and until when [sessions-list].',
    'shown.session': 'Who holds a session, what they may do, and until when [sessions-words].',
    'shown.session.ending': 'The user can end the session, in the wallet [sessions-revoke].',
    'shown.session.ending.live': 'The user can end it.',
    'shown.session.ending.signing':
      'The wallet asks the user whether to end it, and signs that, for 5 min at most [sessions-revoke] [flow-prompt-timeout].',
    'shown.session.ending.declined':
      'The user has rejected it in the wallet: the session is what it was [sessions-revoke].',
    'shown.session.ending.failed': 'The wallet could not end it, or did not answer [sessions-revoke].',
    'shown.session.ending.checking':
      'The wallet could not end it: the service is asked, for 30 s at most, whether it has ended already, in another tab say [sessions-revoke] [flow-timeout].',
    'shown.session.ending.revoking':
      'The service is told what the wallet signed, for 30 s at most [sessions-revoke] [flow-timeout].',
    'shown.session.ending.untold':
      'The account has ended it, but the service still lists it: it is told again, unasked of the wallet [sessions-untold].',
    'shown.session.ending.revoked': 'The session is over; what is left is loaded again.',
    'shown.session.tokens':
      'A limit on a token says something in the token’s own units only: the network tells what they are [sessions-units].',
    'shown.session.tokens.none': 'There is no limit on a token.',
    'shown.session.tokens.reading': 'The network is asked, for 30 s at most [sessions-units] [flow-timeout].',
    'shown.session.tokens.known':
      'The limits are told in the tokens’ units; of what the network takes for no token, that it is not known [sessions-units].',
    'shown.session.tokens.unknown': 'The network did not tell: that is said in place of the limits [sessions-units].',
    left: 'The account is no smart account, or the network has none: there is nothing to list [sessions-where].',
    disconnected: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
  },
  snackbar: {
    '': 'One short message at the foot of the modal [notice-snackbar].',
    reopening: 'The old message has gone, and the new one waits 150 ms [notice-snackbar].',
    shown: 'A success, an error, or something that is loading [notice-snackbar].',
    'shown.passing': 'It disappears after 2.5 s, or with the view that it was about [notice-snackbar-time].',
    'shown.lasting': 'A loading message stays until it is replaced or dismissed.',
  },
  socialLogin: {
    '': 'Logging in to the embedded wallet with an account elsewhere; it is then connected like any other wallet [social-order].',
    'login.deciding': 'Was a provider chosen before? It is left at once.',
    'login.listing': 'All providers, each with its name [social-order].',
    'login.provider':
      'A login at one provider. Back leads to where it was chosen, and closes the window [social-window].',
    'login.provider.asking':
      'The window was opened with the click [social-window]. The user logs in there; of it alone is heard [social-origin].',
    'login.provider.asking.opening':
      'The service is asked where the window has to go, for 120 s at most [embedded-patience].',
    'login.provider.asking.awaiting': 'The window is at the provider, where the user logs in.',
    'login.provider.asking.timedOut':
      'The user has taken 45 s. They can begin again; a late answer still counts [social-patience].',
    'login.provider.retrieving':
      'The provider has answered: the service finds out who it is, in 120 s at most [embedded-patience].',
    'login.provider.connecting':
      'The user is logged in; the wallet chart connects the wallet [wallet-source]. Who leaves meanwhile is logged out again [embedded-half-done].',
    'login.provider.succeeded':
      'The wallet is connected, which is said for 0.9 s; the user may close the modal at once [connect-success].',
    'login.provider.ending':
      'The wallet could not be connected: the login ends too, in 30 s at most, and can begin again [embedded-half-done] [flow-timeout].',
    'login.provider.blocked': 'The browser lets no window open until the user allows it [flow-next-step].',
    'login.provider.failed': 'What went wrong is said; the login can begin again, in a new window [flow-next-step].',
    'login.farcaster':
      'A login at Farcaster, on the user’s phone. Who leaves it leaves nothing behind [social-farcaster].',
    'login.farcaster.loading': 'The service is asked for the code, for 120 s at most [embedded-patience].',
    'login.farcaster.waiting':
      'The code is there to be scanned, or to be opened on a phone. The user approves there, within 5 min [flow-prompt-timeout].',
    'login.farcaster.connecting':
      'The user is logged in; the wallet chart connects the wallet [wallet-source]. Who leaves meanwhile is logged out again [embedded-half-done].',
    'login.farcaster.timedOut':
      'The user has taken 5 min: nothing is wrong, and the login can begin again, with a new code.',
    'login.farcaster.succeeded':
      'The wallet is connected, which is said for 0.9 s; the user may close the modal at once [connect-success].',
    'login.farcaster.ending':
      'The wallet could not be connected: the login ends too, in 30 s at most, and can begin again [embedded-half-done] [flow-timeout].',
    'login.farcaster.failed': 'What went wrong is said; the login can begin again, with a new code [flow-next-step].',
    connected: 'The wallet is connected, or another one meanwhile. The kit decides what follows [nav-outcome].',
    left: 'The user has closed the window, or there is no embedded wallet: back to where they came from.',
  },
  swap: {
    '': 'Buys one token with another of the active account: what is offered is reviewed, allowed where it has to be, and signed [swap-steps] [swap-plan].',
    draft: 'Nothing is asked of the wallet yet. Another account or network begins a form of its own [swap-reset].',
    'draft.loading': 'What can be swapped, and what the account has of it, is loaded, for 30 s at most [flow-timeout].',
    'draft.unsupported': 'Nothing can be swapped on this network; on another one it may be [swap-offered].',
    'draft.unavailable': 'What can be swapped could not be loaded.',
    'draft.form': 'Both tokens, the amount and what it buys [swap-steps].',
    'draft.form.offers': 'What is given is quoted, again and again [swap-quote].',
    'draft.form.offers.idle': 'There is nothing to be quoted yet.',
    'draft.form.offers.waiting': 'The amount is quoted once the user has not typed for 200 ms [swap-quote].',
    'draft.form.offers.asking':
      'What does it buy? An answer to an earlier question is ignored, and none in 30 s is none [flow-timeout].',
    'draft.form.offers.quoted': 'The offer counts for 10 s [swap-quote].',
    'draft.form.offers.refreshing':
      'It is asked for again; the one before is shown meanwhile, for 30 s at most [swap-quote] [flow-timeout].',
    'draft.form.offers.none':
      'There is no offer, or it could not be had. It is asked for again after 10 s [swap-quote].',
    'draft.form.offers.retrying':
      'It is asked for again; that there is none is shown meanwhile, for 30 s at most [swap-quote] [flow-timeout].',
    'draft.form.slippage.shown': 'What may be lost at most is shown.',
    'draft.form.slippage.editing':
      'The user sets what may be lost at most. What is typed holds once it is done; what cannot be set changes nothing [swap-slippage].',
    'draft.form.tolerance.risky': 'More than 5 % may be lost [swap-slippage].',
    'draft.form.impact.high': 'The swap brings at least 5 % less than it costs [swap-impact].',
    'draft.form.step.tokenMissing': 'There is no token to buy yet: choosing one starts the form again [swap-steps].',
    'draft.form.step.amountMissing': 'There is no amount [swap-steps].',
    'draft.form.step.amountIncorrect': 'The amount is no number, or nothing [swap-steps].',
    'draft.form.step.fundsMissing': 'It is more than the account has [swap-steps].',
    'draft.form.step.offerMissing': 'It is being quoted, or there is no offer [swap-steps].',
    'draft.form.step.offerMissing.quoting': 'It is being quoted [swap-quote].',
    'draft.form.step.offerMissing.none': 'There is no offer, or it could not be had [swap-quote].',
    'draft.form.step.slippageIncorrect': 'What is typed of slippage cannot be set [swap-steps] [swap-slippage].',
    'draft.form.step.dear':
      'All is there, and so much would be lost that the button warns of it [swap-steps] [swap-impact].',
    'draft.form.step.ready': 'All is there, and can be reviewed [swap-steps].',
    'draft.choosing': 'The tokens that can be swapped, and a search among them [swap-tokens].',
    'draft.reviewing': 'All that is about to happen, before the wallet is asked [swap-plan].',
    'draft.reviewing.check.planning':
      'It is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
    'draft.reviewing.check.refreshing':
      'What was built 10 s ago counts no more: it is built again, for 30 s at most [swap-fresh] [flow-timeout].',
    'draft.reviewing.check.moved':
      'The offer is another one than the user has seen, and they have to agree to it [swap-moved].',
    'draft.reviewing.check.doomed': 'It would fail, and the node says why [swap-plan].',
    'draft.reviewing.check.unexpected': 'It would take something else, or bring less than was agreed to [swap-plan].',
    'draft.reviewing.check.feeMissing': 'The account cannot pay the network beside what is given [swap-costs].',
    'draft.reviewing.check.unchecked':
      'The node does not say what it would do: that is told, and the wallet may know more, so that the user may go on [swap-plan].',
    'draft.reviewing.check.unchecked.leftover': 'The earlier approval is taken back first [swap-leftover].',
    'draft.reviewing.check.unchecked.approvable': 'The approval is asked for first [swap-approval].',
    'draft.reviewing.check.unchecked.atomic': 'The wallet can do both at once [swap-atomic].',
    'draft.reviewing.check.unchecked.ready': 'The wallet can be asked.',
    'draft.reviewing.check.occupied':
      'The wallet still asks about something earlier, which is answered first [swap-one-prompt].',
    'draft.reviewing.check.insisting': 'The user wants both, and confirms once more [swap-one-prompt].',
    'draft.reviewing.check.insisting.leftover': 'The earlier approval is taken back first [swap-leftover].',
    'draft.reviewing.check.insisting.approvable': 'The approval is asked for first [swap-approval].',
    'draft.reviewing.check.insisting.atomic': 'The wallet can do both at once [swap-atomic].',
    'draft.reviewing.check.insisting.ready': 'The wallet can be asked.',
    'draft.reviewing.check.leftover':
      'The token refuses another approval until the earlier one, of less, is taken back: that is asked for first [swap-leftover].',
    'draft.reviewing.check.approvable':
      'The contract may not take as much of the token yet: that is asked for first [swap-approval].',
    'draft.reviewing.check.atomic': 'The wallet can allow it and swap at once: both or neither [swap-atomic].',
    'draft.reviewing.check.ready': 'It would succeed [swap-plan].',
    'draft.reviewing.impact.high': 'The swap brings at least 5 % less than it costs [swap-impact].',
    revoking: 'The wallet is asked to take back what the contract could take of the token so far [swap-leftover].',
    'revoking.prompted': 'The wallet shows its user that it is about to allow nothing [flow-prompt-hint].',
    'revoking.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'revoking.prompted.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'revoking.unanswered':
      'No answer for 5 minutes. A late one is still honoured [flow-prompt-timeout] [flow-late-answer].',
    'revoking.pending': 'The network has it. What is to be allowed instead is reviewed next [swap-fresh].',
    approving: 'The wallet is asked to allow the contract exactly what is swapped [swap-approval].',
    'approving.prompted': 'The wallet shows its user what it is about to allow [flow-prompt-hint].',
    'approving.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'approving.prompted.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'approving.unanswered':
      'No answer for 5 minutes. A late one is still honoured [flow-prompt-timeout] [flow-late-answer].',
    'approving.pending':
      'The network has the approval. The swap itself is reviewed again, at the price of that moment [swap-fresh].',
    swapping: 'The wallet is asked to sign and send it. Going back does not take the prompt back [flow-late-answer].',
    'swapping.prompted': 'The wallet shows its user what it is about to sign [flow-prompt-hint].',
    'swapping.prompted.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'swapping.prompted.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'swapping.unanswered':
      'No answer for 5 minutes. A late one is still honoured [flow-prompt-timeout] [flow-late-answer].',
    refused: 'Nothing was swapped [swap-refused].',
    'refused.declined': 'The user rejected it in the wallet [swap-refused].',
    'refused.failed': 'The wallet could not do it [swap-refused].',
    'refused.approvalFailed': 'The network has undone the approval: only the fee is gone [swap-approval].',
    'refused.approvalCancelled': 'The approval was cancelled in the wallet [send-replaced].',
    'refused.approvalReplaced': 'Another transaction has taken the approval’s place [send-replaced].',
    'refused.approvalDropped': 'The network has forgotten the approval [send-replaced].',
    unidentified:
      'The wallet has not said which transaction it sent. It may have sent it, so the user is told to look there [send-pending].',
    sent: 'The network has it. The user may leave: its end is told wherever they are [swap-end].',
    'sent.pending': 'It waits to be confirmed.',
    'sent.confirmed': 'It is done.',
    'sent.failed': 'It was undone: only the fee is gone.',
    'sent.replaced': 'Another transaction has taken its place [send-replaced].',
    'sent.spedUp': 'It was sped up in the wallet, and is done [send-replaced].',
    'sent.cancelled': 'It was cancelled in the wallet: nothing has left but the fee [send-replaced].',
    'sent.dropped': 'The network has forgotten it [send-replaced].',
    finished: 'The user has seen that it is sent. The kit goes back to where they came from [flow-apart].',
    disconnected: 'The last connection of the namespace is gone. The kit decides what follows [flow-apart].',
  },
  switchActiveChain: {
    '': 'A wallet is connected on another namespace, and not in the one that was chosen [network-choice]. The embedded wallet goes there by itself [embedded-namespaces].',
    deciding: 'Is the user logged in to a wallet that is there as well?',
    asking: 'The network that was chosen needs a wallet of its own kind.',
    joining:
      'The embedded wallet is connected in the other namespace, without another login; going back drops the request, and a late answer is honoured [flow-late-answer].',
    connecting: 'The kit leads to the wallets of that namespace.',
    switched: 'The wallet is on that network. The kit goes back, past the list of networks.',
    failed: 'The kit goes back, and the network that was chosen says why [network-failed-back].',
  },
  switchNetwork: {
    '': 'A wallet is taken to another network. It is asked once, unless the user asks again, and the switch is done when the wallet reports that network [network-reported].',
    starting: 'The wallet may have switched to that network while this chart was loading.',
    switching:
      'The wallet chart asks, waits 5 min for an answer [flow-prompt-timeout], and honours a late approval [flow-late-answer].',
    'switching.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'switching.slow':
      'After 20 s: a hint says where the prompt may be, and the wallet can be asked again [network-asked-again].',
    switched: 'The wallet is on that network. The kit goes back, past the list of networks.',
    failed: 'The kit goes back, and the network that was chosen says why [network-failed-back].',
  },
  toasts: {
    '': 'Messages beside the modal, which may be closed [notice-toasts].',
    some: 'At most 20, the newest first; each disappears after its own time [notice-toasts].',
    'some.passing':
      'An error or plain toast disappears after 4 s, a success after 2 s, and a loading one when it is dismissed or replaced [notice-toast-times].',
    'some.held': 'The pointer or the focus is on them, so none disappears.',
  },
  transaction: {
    '': 'A transfer on its way: the wallet is asked once, what it approves late is honoured, and its end is told wherever the user is [send-pending].',
    requested:
      'The wallet is asked, and other pages are told so. Its prompt cannot be aborted, so this lasts until it answers [flow-late-answer] [send-one-prompt].',
    pending: 'The network has it. Its receipt is asked for until there is one [send-pending].',
    'pending.asking': 'The node is asked what has become of it, for 30 s at most [flow-timeout].',
    'pending.waiting': 'The node is asked again after 3 s.',
    displaced: 'So many younger ones are pending that this one is not followed any more [send-pending].',
    lost: 'Only its wallet could say what has become of it, and has not been connected for 2 min: it is not followed any more, and nothing is said of it [swap-atomic].',
    refused: 'The wallet has said no, or could not send it: nothing has left [send-refused].',
    unidentified:
      'The wallet has not said whether it sent a transaction, or which: it can’t be followed, and the user is told to look in the wallet, in a toast and at the next review [send-pending] [send-undecided].',
    confirmed: 'It is done.',
    failed: 'It was undone: only the fee is gone.',
    replaced: 'Another transaction has taken its place [send-replaced].',
    spedUp: 'The user has sped it up in the wallet: it is done, under another hash [send-replaced].',
    cancelled: 'The user has cancelled it in the wallet: nothing has left but the fee [send-replaced].',
    dropped: 'The network has forgotten it, so that nothing has left [send-replaced].',
  },
  updateEmailWallet: {
    '': 'Another email for the user of the embedded wallet, proved by codes [embedded-email-change].',
    'shown.step':
      'The other email, a code to the one that there is, and a code to the other one [embedded-email-change].',
    'shown.step.deciding': 'Is there an email that could be changed? It is left at once.',
    'shown.step.typing': 'The field for the other email. Who leaves it as it is has nothing to change.',
    'shown.step.sending': 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    'shown.step.primary': 'The code to the email that there is.',
    'shown.step.primary.typing': 'Six digits; they are sent off with the last of them [embedded-code].',
    'shown.step.primary.verifying':
      'The service looks at the code, for 120 s at most; with a right one the other code is sent.',
    'shown.step.primary.sending': 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    'shown.step.secondary': 'The code to the other email.',
    'shown.step.secondary.typing': 'Six digits; they are sent off with the last of them [embedded-code].',
    'shown.step.secondary.verifying':
      'The service looks at the code, for 120 s at most; with a right one the email is the user’s.',
    'shown.step.secondary.sending': 'A code is being sent; the service gives up after 120 s [embedded-patience].',
    'shown.resend': 'Between one email and the next lie 30 s [embedded-resend].',
    'shown.resend.cooling': 'The seconds are counted down.',
    updated: 'The other email is the user’s.',
    left: 'There is nothing to change.',
    disconnected: 'The last connection of the namespace has ended. The kit decides what follows [flow-apart].',
  },
  walletConnect: {
    '': 'Any wallet: by a code to scan, by a link that opens it, or in this browser. The pairing is the kit’s [pairing-one]; this chart shows it and follows its outcome.',
    shown: 'The code, copying it and getting the wallet go on beside the rest.',
    'shown.platform': 'One platform at a time, by the tab that is chosen [connect-platforms].',
    'shown.platform.choosing': 'Where is the wallet: here, on a phone, on a site?',
    'shown.platform.browser':
      'The wallet is in this browser, and is asked there. After 20 s a hint says where to look [flow-prompt-hint], and after 5 min the request counts as timed out [flow-prompt-timeout].',
    'shown.platform.browser.asking': 'The ring spins around the wallet’s icon [look-ring].',
    'shown.platform.browser.slow':
      'After 20 s: the prompt may be hidden behind other windows, and a hint says so [flow-prompt-hint].',
    'shown.platform.remote': 'The wallet gets a code, to be scanned or by a link.',
    'shown.platform.remote.qrcode': 'The code, to be scanned with a phone.',
    'shown.platform.remote.qrcode.waiting': 'The code is being made. Its space is reserved, so that nothing moves.',
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
      'The code that the wallet has has expired, but the wallet may still approve. The next one is being made.',
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
      'The code that the wallet has has expired, but the wallet may still approve. The next one is being made.',
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
      'The code that the wallet has has expired, but the wallet may still approve. The next one is being made.',
    'shown.platform.remote.web.reopening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.remote.web.linkless':
      'The link could not be made. Where there is a code, it can still be copied [flow-next-step].',
    'shown.platform.page':
      'The wallet opens this page in a browser of its own, where it is installed: nothing is paired [link-page].',
    'shown.platform.page.ready': 'A press opens the wallet.',
    'shown.platform.page.opening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.page.opened': 'The page continues in the wallet.',
    'shown.platform.page.reopening':
      'The wallet’s link is opened; some browsers do so only while the user presses something [link-open].',
    'shown.platform.page.linkless':
      'The link could not be made. Where there is a code, it can still be copied [flow-next-step].',
    'shown.platform.unsupported':
      'The wallet is a browser extension that is not installed here. How to get it is one press away [connect-not-installed].',
    'shown.platform.failed': 'Each cause of failure has its own sentence and its one next step [flow-next-step].',
    'shown.platform.failed.classifying': 'What can the user do next?',
    'shown.platform.failed.declined':
      'The user rejected the request in the wallet (4001). It can be asked again, or another one [connect-declined].',
    'shown.platform.failed.pending':
      'An earlier request is still open in the wallet (-32002); answering it there is enough [connect-pending].',
    'shown.platform.failed.timedOut':
      'There was no answer in time, or the device’s clock is wrong. A late approval is still honoured [flow-late-answer].',
    'shown.platform.failed.blocked':
      'The wallet or the browser lets nothing through until the user allows it there [flow-next-step].',
    'shown.platform.failed.offline':
      'The internet or the relay cannot be reached. Asking again may succeed [flow-next-step].',
    'shown.platform.failed.retryable':
      'Asking again may succeed. A late approval is still honoured [flow-late-answer].',
    'shown.platform.failed.known': 'The wallet is connected already; another wallet is the next step [flow-next-step].',
    'shown.platform.failed.final':
      'Asking again would give the same answer; another wallet is the next step [flow-next-step].',
    'shown.platform.adopting':
      'The wallet has approved. The wallet charts take their part of the session, in 30 s at most [pairing-session].',
    'shown.platform.succeeded':
      'The ring closes on success, and the modal 0.9 s later [connect-success]. The link that was opened is remembered, so that the wallet is opened for each request [link-remembered].',
    'shown.code':
      'The code is that of the kit’s one pairing, held while a platform needs it [pairing-one]; a dApp that makes pairings itself hands over its own [nav-manual].',
    'shown.code.free': 'The chosen platform needs no code.',
    'shown.code.held': 'The pairing is held, and at once emits its state.',
    'shown.code.manual': 'The dApp’s own code, which the dApp may not have handed over yet.',
    'shown.copy': 'A text is copied to the clipboard.',
    'shown.copy.copying': 'The browser may ask the user first, for 30 s at most [flow-copy] [flow-timeout].',
    'shown.copy.copied': 'The button confirms it for 2 s [flow-copy].',
    'shown.download': 'Whether the directory knows where to get the wallet [connect-not-installed].',
    'shown.download.known': 'A user without the wallet is led to where to get it, if that helps.',
    'shown.download.unknown': 'Any wallet will do, or the directory does not say where to get this one.',
    connected: 'A wallet is connected. The kit decides what follows [nav-outcome].',
  },
  walletList: {
    '': 'All wallets, by page or by what the user searches for [directory-page] [directory-search]. The kit receives the choice.',
    browsing: 'The directory page by page, in its own order. Loaded pages stay [directory-page].',
    'browsing.loading': 'The next page of 40 wallets, with the images of its first 20 [directory-page].',
    'browsing.loading.first': 'The directory is asked, for 30 s at most [flow-timeout].',
    'browsing.loading.second':
      'On a phone, a page may be without a wallet that a phone can open: the next one is asked for.',
    'browsing.loading.third': 'A third page without a new wallet is taken for the end of the list.',
    'browsing.ready': 'There are more pages, which load as the user scrolls.',
    'browsing.complete': 'All pages are loaded.',
    'browsing.complete.listed': 'All wallets are listed.',
    'browsing.complete.empty': 'The directory has no wallet for this app.',
    'browsing.failed': 'The directory did not answer; the pages that were loaded stay.',
    'browsing.failed.partial': 'The known wallets are listed, and below them what went wrong.',
    'browsing.failed.unavailable': 'No wallet is known: what went wrong is shown in place of the list.',
    searching:
      'By the trimmed text, up to 100 wallets at once. An answer to an earlier search is ignored [directory-search].',
    'searching.waiting': 'The directory is asked once the user has not typed for 300 ms [directory-search].',
    'searching.loading': 'The directory searches, for 30 s at most [flow-timeout].',
    'searching.complete': 'The directory has answered.',
    'searching.complete.listed': 'The wallets that were found, below those of the list that match.',
    'searching.complete.empty': 'No wallet matches.',
    'searching.failed': 'The directory did not answer. The wallets of the list that match are shown all the same.',
    'searching.failed.partial': 'The known wallets are listed, and below them what went wrong.',
    'searching.failed.unavailable': 'No wallet is known: what went wrong is shown in place of the list.',
    connected: 'A wallet is connected, wherever it was chosen. The kit decides what follows [flow-apart].',
  },
  wallet: {
    '': 'The connections of one namespace, as their owner reports them [wallet-source]; one such chart per adapter, for as long as the kit lives.',
    status:
      'The connection status. The adapter’s report decides, and a request only speeds it up [wallet-source] [wallet-status].',
    'status.settling':
      'The next connection in the queue is ended; where the queue is empty, the report decides at once.',
    'status.disconnected': 'No wallet is connected. A late approval is still honoured [flow-late-answer].',
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
    'restore.trying': 'Each stored connector has 5 s to reconnect. Reports in that time count as silent.',
    'restore.ending':
      'The user has disconnected before all stored connectors were tried: their connections end untried, within 3 s [wallet-disconnect-untried].',
    'restore.done': 'The kit is informed, so that it knows when every namespace is done.',
    link: 'The adapter is followed for as long as the kit lives. One that cannot be fetched is tried again [wallet-source] [wallet-adapter-retry].',
    'link.watching': 'The adapter reports all that it knows, at once and at every change.',
    'link.watching.awaiting': 'The adapter is loading, so the wallets are not known yet.',
    'link.watching.overdue': 'The adapter has not loaded for 30 s. It is used as soon as it loads [flow-late-answer].',
    'link.watching.heard': 'The adapter has reported which wallets there are.',
    'link.lost':
      'The adapter could not be fetched. It is fetched again after 5 s, or at once where the user asks [wallet-adapter-retry].',
  },
}
