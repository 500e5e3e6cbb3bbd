// The worker itself: elk answers whoever started it.
import 'elkjs/lib/elk-worker.min.js'
