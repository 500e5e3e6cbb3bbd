// The worker itself: elk handles the messages of the page that started it.
import 'elkjs/lib/elk-worker.min.js'
