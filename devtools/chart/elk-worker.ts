// The worker itself: elk answers the page that started it.
import 'elkjs/lib/elk-worker.min.js'
